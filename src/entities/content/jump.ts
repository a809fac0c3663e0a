import { entity, f } from '../field'
import { jumpType } from './shared'

/**
 * Link target. `jumpValue` is an address, a page code, `{"appId", "path"}` of a mini-program, or an id; `jumpTitle`
 * is the display name.
 */
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
