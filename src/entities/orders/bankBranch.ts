import { entity, f, type RowOf } from '../field'

export const bankBranch = entity('bankBranch', {
  bankNo: f.text(),
  bankName: f.text(),
  headName: f.text(),
  cityName: f.text(),
})

export interface BankBranch extends RowOf<typeof bankBranch> {}
