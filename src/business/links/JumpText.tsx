import './contentPicker.css'
import { jump, type Jump } from '@/entities/content/jump'
import { jumpType } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { Blank } from '@/kit/show/Blank'
import { optionName, plain } from '@/kit/show/format'
import { TwoValues } from '@/kit/show/TwoValues'
import { useT } from '@/locales'
import { isAppPage } from './appPages'
import { TargetName } from './ContentPicker'
import { miniPageOf } from './jump'

/** Returns the display text of a link target: its title, else the page, address or id. */
export const useTargetOf = () => {
  const t = useT()
  return ({ jumpType: type, jumpValue, jumpTitle }: Partial<Jump>): string => {
    const value = plain(jumpValue)
    if (Number(type) === jumpType.appPage && isAppPage(value)) return t(`appPage.${value}`)
    if (plain(jumpTitle)) return plain(jumpTitle)
    return Number(type) === jumpType.miniProgram ? miniPageOf(value).path : value
  }
}

/** Cell with the type and target of a link. A target that is no longer visible to users (`aliveFlag` 0) is marked. */
export const JumpText = ({ row }: { row: Partial<Jump> & { aliveFlag?: unknown } }) => {
  const t = useT()
  const target = useTargetOf()(row)
  const type = optionName(t, jump.jumpType, row.jumpType)
  if (!type) return <Blank />
  if (!target || Number(row.jumpType) === jumpType.none) return type
  return <TwoValues upper={type} below={<TargetName title={target} gone={is(row.aliveFlag, 0)} />} />
}
