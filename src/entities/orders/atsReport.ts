import { entity, f, type RowOf } from '../field'
import { atsStatus, salePayType, saleType } from './atsEnums'

export const atsReportRow = entity('atsReportRow', {
  groupKey: f.text(),
  groupName: f.text(),
  targetCount: f.integer({ sortable: true }),
  saleCount: f.integer({ sortable: true }),
  finishRate: f.percent(),
  retailCount: f.integer(),
  keyCount: f.integer(),
  secondCount: f.integer(),
  voidCount: f.integer(),
  transferCount: f.integer(),
  infoRate: f.percent(),
  momRate: f.percent(),
  yoyRate: f.percent(),
})
/** Row of the report. Rates without a denominator are not sent. */
export type AtsReportRow = { [K in keyof typeof atsReportRow]?: RowOf<typeof atsReportRow>[K] | null } & {
  groupKey: string
  groupName: string
}

export const atsReportLine = entity('atsReportLine', {
  id: f.id(),
  atsNo: f.text(),
  areaName: f.text(),
  provinceName: f.ref(),
  cityName: f.ref(),
  dealerName: f.dealer(),
  consultantName: f.user(),
  seriesName: f.ref(),
  modelName: f.text(),
  vin: f.text(),
  saleType: f.enum(saleType),
  payType: f.enum(salePayType),
  dealPrice: f.money({ sortable: true }),
  invoiceDate: f.date({ sortable: true }),
  saleDate: f.date({ sortable: true }),
  status: f.status(atsStatus),
  transferred: f.switch(),
  confirmTime: f.dateTime({ sortable: true }),
})
export interface AtsReportLine extends RowOf<typeof atsReportLine> {
  dealerCode: string
  consultantId: string
  seriesCode: string
  provinceCode: string
  cityCode: string
}
