import { entity, f } from '../field'
import { jumpType } from './shared'

/** Where something leads: `jumpValue` is an address, the code of a page, `{"appId", "path"}` of a mini-program, or an id; `jumpTitle` is what it is called. */
export const jump = entity('jump', {
  jumpType: f.enum(jumpType, { required: true }),
  jumpValue: f.text({ required: true, max: 500 }),
  jumpTitle: f.text(),
})
export interface Jump {
  jumpType: number
  jumpValue?: string
  jumpTitle?: string
}
