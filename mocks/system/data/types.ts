export interface PlaceFields {
  provinceCode: string
  provinceName: string
  cityCode: string
  cityName: string
  countyCode: string
  countyName: string
}

export interface GeoPoint {
  longitude: number
  latitude: number
}

export interface RegionRow {
  code: string
  name: string
  level: number
  parentCode: string
  pinyin: string
  areaName: string
  dealerCount: number
}

export interface SalesAreaRow {
  id: string
  areaCode: string
  areaName: string
  managerName: string
  dealerCount: number
  sort: number
}

export interface DepartmentRow {
  id: string
  parentId: string
  deptCode: string
  deptName: string
  deptType: number
  leaderName: string
  leaderPhone: string
  /** Codes of the cities in the area or district. */
  regions: string[]
  provinceCount: number
  cityCount: number
  dealerCount: number
  staffCount: number
  sort: number
  status: number
  updateTime: string
}

export interface CompanyRow extends PlaceFields {
  id: string
  companyName: string
  shortName: string
  shopType: number
  parentId: string
  dealerCode: string
  creditCode: string
  legalPerson: string
  contactName: string
  contactPhone: string
  address: string
  license: string
  superAdminId: string
  userCount: number
  maxUsers: number
  status: number
  createTime: string
  remark: string
}

export interface SuperAdminRow {
  /** Id of this administrator's user. */
  id: string
  companyId: string
  username: string
  nickname: string
  phone: string
  email: string
  status: number
  lastLoginTime: string
  passwordTime: string
}

export interface DealerRow extends PlaceFields {
  id: string
  dealerCode: string
  dealerName: string
  shortName: string
  dealerLevel: number
  shopType: number
  groupCode: string
  areaName: string
  address: string
  location: GeoPoint
  salesPhone: string
  servicePhone: string
  contactName: string
  contactPhone: string
  images: string[]
  acceptClueFlag: number
  optionalFlag: number
  transportCarStatus: number
  status: number
  openDate: string
  /** Set only for a leaving dealer or one that has left, else ''. */
  leaveDate: string
  updateTime: string
}

export interface GroupDealerRow extends PlaceFields {
  id: string
  groupCode: string
  groupName: string
  companyId: string
  contactName: string
  contactPhone: string
  address: string
  dealerCodes: string[]
  dealerCount: number
  secondCount: number
  status: number
  remark: string
  updateTime: string
}

export interface SecondDealerRow extends PlaceFields {
  id: string
  /** '' until the first approval. */
  dealerCode: string
  dealerName: string
  parentDealerCode: string
  areaName: string
  address: string
  location: GeoPoint
  distanceKm: number
  storeType: number
  contactName: string
  contactPhone: string
  license: string
  images: string[]
  acceptClueFlag: number
  auditStatus: number
  auditRemark: string
  status: number
  openDate: string
  createTime: string
}

export interface BrandRow {
  brandCode: string
  brandName: string
  logo: string
  seriesCount: number
  sort: number
}

export interface CarSeriesRow {
  id: string
  seriesCode: string
  seriesName: string
  brandCode: string
  energyType: number
  bodyType: number
  cover: string
  /** In yuan; null if not set. */
  minPrice: number | null
  maxPrice: number | null
  modelNames: string[]
  launchDate: string
  clueFlag: number
  driveFlag: number
  sort: number
  status: number
  updateTime: string
}

export interface RoleRow {
  id: string
  roleName: string
  roleCode: string
  shopTypes: number[]
  dataScope: number
  scopeAreas: string[]
  scopeDealers: string[]
  /** Route groups or page paths of routes.json; '*' means all. The builder of the menus derives menuIds from it. */
  menuPaths: string[] | '*'
  homeVariant: string
  userCount: number
  builtin: number
  status: number
  sort: number
  remark: string
  updateBy: string
  updateTime: string
}

export interface UserRow {
  id: string
  username: string
  /** Never sent to the client. */
  password: string
  /** '' = initial password, never changed. */
  passwordTime: string
  nickname: string
  headImgUrl: string
  phone: string
  email: string
  employeeNo: string
  dealerType: number
  shopType: number
  deptId: string
  /** A D, S or G code for dealerType 3, 4 or 5; '' for headquarters and areas. */
  dealerCode: string
  dealerName: string
  areaName: string
  post: number
  roleIds: string[]
  relatedDealerCodes: string[]
  parentId: string
  /** In the order of the identity switch: the first is the identity after sign-in. */
  childAccountIds: string[]
  status: number
  lastLoginTime: string
  createTime: string
  updateTime: string
  remark: string
}

export interface StaffRow {
  id: string
  staffName: string
  gender: number
  phone: string
  employeeNo: string
  post: number
  staffDeptId: string
  dealerCode: string
  dealerName: string
  areaName: string
  certLevel: number
  entryDate: string
  leaveDate: string
  username: string
  workNo: string
  acceptClue: number
  source: number
  status: number
  updateTime: string
}

export interface StaffDeptRow {
  id: string
  deptName: string
  dealerCode: string
  dealerName: string
  parentName: string
  leaderName: string
  staffCount: number
  sort: number
  status: number
  updateTime: string
}

export interface DictItemRow {
  /** Unique within source and parentCode. Values carry the state value they represent. */
  code: string
  parentCode: string
  name: string
  desc: string
  source: string
  sort: number
  h5Flag: number
  status: number
}

export interface Organisation {
  regions: RegionRow[]
  departments: DepartmentRow[]
  salesAreas: SalesAreaRow[]
  companies: CompanyRow[]
  superAdmins: SuperAdminRow[]
  dealers: DealerRow[]
  groups: GroupDealerRow[]
  secondDealers: SecondDealerRow[]
  brands: BrandRow[]
  carSeries: CarSeriesRow[]
  roles: RoleRow[]
  users: UserRow[]
  staff: StaffRow[]
  staffDepts: StaffDeptRow[]
  dictItems: DictItemRow[]
}
