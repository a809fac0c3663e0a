import { entity, enumeration, f, type RowOf } from '../field'

export const enrollFieldType = enumeration('enrollFieldType', {
  text: 1,
  longText: 2,
  oneOf: 3,
  someOf: 4,
  number: 5,
  date: 6,
  phone: 7,
  plate: 8,
  vin: 9,
  idNumber: 10,
  region: 11,
  pictures: 12,
})

/** Field of the enrolment form; name and phone always come first. */
export const enrollField = entity('enrollField', {
  fieldId: f.id(),
  label: f.text({ required: true, max: 15 }),
  fieldType: f.enum(enrollFieldType),
  required: f.switch(),
  options: f.tags(),
  max: f.integer(),
  tip: f.text({ max: 30 }),
  sort: f.integer(),
})
export type EnrollField = RowOf<typeof enrollField>
