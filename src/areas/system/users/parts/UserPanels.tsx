import type { CallId } from '@/api/callIds'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import * as users from '@/api/system/users'
import { userStatus } from '@/entities/shared/enums'
import type { User } from '@/entities/shared/user'
import type { Action } from '@/kit/actions/actions'
import { Dialog, Panel } from '@/kit/dialog/dialog'
import { Failed, useFresh } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { EditUser, NewUser } from './EditUser'
import type { Mode } from './open'
import { QuitUser } from './QuitUser'
import { RehireUser } from './RehireUser'
import { RelatedDealers } from './RelatedDealers'
import { ResetPassword } from './ResetPassword'
import { UserDetail } from './UserDetail'
import { takesDealers, useIsOwn } from './access'

/** What a mode needs: its permission, and whether it is for those who left. */
const NEEDS: Partial<Record<Mode, { can: CallId; left: boolean; foreign?: boolean }>> = {
  edit: { can: 'users.update', left: false },
  dealers: { can: 'users.saveRelatedDealers', left: false },
  password: { can: 'users.update', left: false, foreign: true },
  quit: { can: 'users.quit', left: false, foreign: true },
  rehire: { can: 'users.update', left: true },
}
const isWindow = (mode: Mode) => mode === 'password' || mode === 'quit'

/** The drawer or window that the address of the tab names. What this user or this account does not allow shows the detail instead. */
export const UserPanels = ({ actionsOf }: { actionsOf: (row: User) => readonly Action[] }) => {
  const { query, setQuery } = useScreen()
  const may = useMay()
  const close = () => setQuery({ mode: undefined, user: undefined, part: undefined, staff: undefined })
  const mode = query.get('mode')
  const id = query.get('user')
  if (mode === 'new')
    return may('users.create') ? <NewUser staffId={query.get('staff') ?? undefined} onClose={close} /> : null
  if (!id || !mode) return null
  const known = (['edit', 'dealers', 'password', 'quit', 'rehire'] as const).find((one) => one === mode) ?? 'detail'
  const need = NEEDS[known]
  return (
    <OneUser
      key={`${id} ${mode}`}
      id={id}
      mode={need && !may(need.can) ? 'detail' : known}
      actionsOf={actionsOf}
      close={close}
    />
  )
}

/** Reads an account anew and shows it in a mode. */
const OneUser = ({
  id,
  mode: wanted,
  actionsOf,
  close,
}: {
  id: string
  mode: Mode
  actionsOf: (row: User) => readonly Action[]
  close: () => void
}) => {
  const own = useIsOwn()
  const { data, error, retry } = useFresh(users.get.query({ id }, { quiet: true }))
  if (!data)
    return (
      <Waiting asWindow={isWindow(wanted)} onClose={close}>
        {error ? <Failed error={error} retry={retry} /> : <Skeleton active paragraph={{ rows: 8 }} />}
      </Waiting>
    )
  const need = NEEDS[wanted]
  const fits =
    !need ||
    (need.left === (data.status === userStatus.left) &&
      !(need.foreign && own(data)) &&
      (wanted !== 'dealers' || takesDealers(data)))
  switch (fits ? wanted : 'detail') {
    case 'edit':
      return <EditUser user={data} onClose={close} />
    case 'dealers':
      return <RelatedDealers user={data} onClose={close} />
    case 'password':
      return <ResetPassword user={data} onClose={close} />
    case 'quit':
      return <QuitUser user={data} onClose={close} />
    case 'rehire':
      return <RehireUser user={data} onClose={close} />
    default:
      return <UserDetail user={data} actions={actionsOf(data)} onClose={close} />
  }
}

const Waiting = ({ asWindow, onClose, children }: { asWindow: boolean; onClose: () => void; children: ReactNode }) => {
  const t = useT()
  const Frame = asWindow ? Dialog : Panel
  return (
    <Frame open title={t('users.account')} onClose={onClose}>
      {children}
    </Frame>
  )
}
