import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'
import { openRoleSwitch } from '../../overlay'

/** Button that opens the role dialog of the shell, if the user has child accounts (R-SESS-08). */
export const SwitchRole = () => {
  const t = useT()
  const may = useIdentity(({ phase, children }) => phase === 'in' && children.length > 0)
  if (!may) return null
  return (
    <button type="button" className="look-button" onClick={openRoleSwitch}>
      {t('page.switchRole')}
    </button>
  )
}
