import { internalStatus } from '@/entities/system/enums'
import { createContext } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'

/** An employee of the group as stored. App account data is added for the response. */
export interface InternalStaffRow {
  id: string
  staffName: string
  phone: string
  employeeNo: string
  companyName: string
  deptName: string
  status: number
  remark: string
  createTime: string
}

const companies = [
  '启明汽车销售有限公司',
  '启明汽车研究总院',
  '星屿智能科技有限公司',
  '启明汽车金融有限公司',
  '启明物流有限公司',
] as const
const departments = ['市场部', '销售管理部', '信息技术部', '人力资源部', '整车开发中心', '质量管理部', ''] as const
const COUNT = 86

export const buildInternalStaff = (now: number): InternalStaffRow[] => {
  const context = createContext(now, 20_240_611, 60_001)
  return Array.from({ length: COUNT }, (_, index) => ({
    id: String(81_001 + index),
    staffName: index === 40 ? '阿卜杜热西提·阿卜力克木·买买提' : personName(context.random).name,
    phone: context.phone(),
    employeeNo: `Q${String(10_001 + index * 7)}`,
    companyName: at(companies, context.random.int(0, 9)),
    deptName: at(departments, context.random.int(0, 13)),
    status: index % 9 === 4 ? internalStatus.left : internalStatus.active,
    remark: index % 13 === 5 ? '借调至星屿项目组' : '',
    createTime: context.timeBetween(500, 1),
  }))
}
