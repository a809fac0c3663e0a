import { entity, f, type RowOf } from '../field'

/** Owner of a share in the company large enough to be reported to the provider. */
export const prorateBeneficiary = entity('prorateBeneficiary', {
  name: f.text({ required: true, min: 2, max: 30 }),
  idNo: f.text({ required: true }),
  deadline: f.date({ required: true }),
  address: f.text({ required: true, min: 5, max: 100 }),
  ratio: f.percent({ decimals: 2, required: true, min: 0, max: 100 }),
})

export interface ProrateBeneficiary extends RowOf<typeof prorateBeneficiary> {}
