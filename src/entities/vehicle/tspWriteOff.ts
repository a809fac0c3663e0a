import { entity, enumeration, f, type RowOf } from '../field'

export const writeOffSource = enumeration('writeOffSource', { owner: 1, headquarters: 2, system: 3 })
export const writeOffReason = enumeration('writeOffReason', {
  scrapped: 1,
  returned: 2,
  exported: 3,
  tboxReplaced: 4,
  givenUp: 5,
  simCancelled: 6,
  other: 9,
})
export const writeOffStatus = enumeration('writeOffStatus', {
  toDecide: [1, 'warning'],
  running: [2, 'processing'],
  done: [3, 'success'],
  failed: [4, 'error'],
  refused: 5,
  withdrawn: 6,
})

export const tspWriteOff = entity('tspWriteOff', {
  id: f.id(),
  writeOffNo: f.text(),
  vin: f.text(),
  plate: f.text(),
  seriesName: f.ref(),
  tboxNo: f.text(),
  iccid: f.text(),
  userName: f.realName(),
  phone: f.phone(),
  dealerName: f.dealer(),
  source: f.enum(writeOffSource),
  reasonType: f.enum(writeOffReason, { required: true }),
  remark: f.longtext({ min: 5, max: 200 }),
  images: f.images({ max: 6 }),
  serviceEndTime: f.date({ sortable: true }),
  status: f.status(writeOffStatus),
  failReason: f.text(),
  createBy: f.text(),
  createTime: f.dateTime({ sortable: true }),
  acceptTime: f.dateTime(),
  tspTime: f.dateTime(),
  simTime: f.dateTime(),
  finishTime: f.dateTime({ sortable: true }),
})
export interface TspWriteOff extends RowOf<typeof tspWriteOff> {
  seriesCode: string
}
