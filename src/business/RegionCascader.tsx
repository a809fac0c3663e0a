import * as organisation from '@/api/system/organisation'
import type { Region } from '@/entities/shared/region'
import type { ControlProps } from '@/kit/form/controls'
import { LazyCascader, levelOf } from './cascade'

const choice = ({ code, name }: Region) => ({ value: code, label: name })

export const STATE_LEVELS = [
  levelOf(() => organisation.listProvinces.query(), choice),
  levelOf((provinceCode) => organisation.listCities.query({ provinceCode }), choice),
  levelOf((cityCode) => organisation.listCounties.query({ cityCode }), choice),
]

/**
 * Selects an administrative region in a form: province > city > county, or with `depth` 2 province > city. The value
 * is the codes, ['310000', '310100', '310115']; onChange also passes the names. List filters use regionFilter, which
 * offers only places with dealers.
 */
export const RegionCascader = ({
  depth = 3,
  ...rest
}: Omit<ControlProps<string[]>, 'onChange'> & {
  depth?: 2 | 3
  /** Names of the selected codes, as sent with the record. */
  names?: readonly string[]
  onChange?: (codes: string[], names: string[]) => void
  label?: string
  placeholder?: string
}) => <LazyCascader {...rest} levels={depth === 3 ? STATE_LEVELS : STATE_LEVELS.slice(0, depth)} />
