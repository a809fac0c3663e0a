import { entity, f, type RowOf } from '../field'
import type { DriveCarApply } from './driveCarApply'
import { driveCarApproval, driveCarListing, driveCarStatus, driveCarUse } from './driveCarEnums'

export const driveCar = entity('driveCar', {
  id: f.id(),
  plate: f.text({ required: true, max: 10 }),
  vin: f.text({ required: true, max: 17 }),
  seriesName: f.ref(),
  seriesCode: f.ref({ required: true }),
  modelName: f.text({ required: true, max: 60 }),
  picture: f.image({ required: true }),
  licenseImage: f.image({ required: true }),
  carUse: f.enum(driveCarUse, { required: true }),
  dealerName: f.dealer(),
  areaName: f.text(),
  registerDate: f.date({ required: true }),
  mileage: f.integer({ required: true, min: 0, max: 300_000, sortable: true }),
  inspectEnd: f.date({ required: true, sortable: true }),
  insuranceEnd: f.date({ required: true, sortable: true }),
  driveCount: f.integer({ sortable: true }),
  carStatus: f.status(driveCarStatus),
  listingStatus: f.status(driveCarListing),
  approveStatus: f.status(driveCarApproval),
  changeFlag: f.switch(),
  updateTime: f.dateTime({ sortable: true }),
})

export interface DriveCar extends RowOf<typeof driveCar> {
  dealerCode: string
  apply: DriveCarApply | null
  applyTime: string
  openCount: number
}

/** Test-drive car with its applications, newest first. */
export interface DriveCarDetail extends DriveCar {
  applies: DriveCarApply[]
  /** Name of the dealer that retired a car with this VIN; empty if there is none. */
  retiredAt: string
  /** Name of the dealer of another car with this plate; empty if there is none. */
  samePlateAt: string
}
