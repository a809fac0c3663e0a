import * as organisation from '@/api/system/organisation'
import type { Region } from '@/entities/shared/region'
import type { ControlProps } from '@/kit/form/controls'
import { LazyCascader, levelOf } from './cascade'

const choice = ({ code, name }: Region) => ({ value: code, label: name })

/** The places of the state: provinces, cities and counties. */
export const STATE_LEVELS = [
  levelOf(() => organisation.listProvinces.query(), choice),
  levelOf((provinceCode) => organisation.listCities.query({ provinceCode }), choice),
  levelOf((cityCode) => organisation.listCounties.query({ cityCode }), choice),
]

/**
 * A place of the state for forms: province > city > county, or with `depth` 2 province > city. Its value is the codes, ['310000', '310100', '310115'];
 * onChange also gives the names. For list filters take regionFilter: that has only places with dealers.
 */
export const RegionCascader = ({
  depth = 3,
  ...rest
}: Omit<ControlProps<string[]>, 'onChange'> & {
  depth?: 2 | 3
  /** What the places of the value are called where it came from. */
  names?: readonly string[]
  onChange?: (codes: string[], names: string[]) => void
  label?: string
  placeholder?: string
}) => <LazyCascader {...rest} levels={depth === 3 ? STATE_LEVELS : STATE_LEVELS.slice(0, depth)} />
