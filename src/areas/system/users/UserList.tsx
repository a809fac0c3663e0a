import './users.css'
import { useMemo } from 'react'
import * as users from '@/api/system/users'
import { useViewer } from '@/business/viewer'
import { userStatus } from '@/entities/shared/enums'
import { user } from '@/entities/shared/user'
import { Export } from '@/kit/files/Export'
import { Import } from '@/kit/files/Import'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { useT } from '@/locales'
import { AddDealers, useAddDealers } from './parts/AddDealers'
import { columnsOf, filtersFor, SORT } from './parts/userColumns'
import { useUserActions } from './parts/useUserActions'
import { UserPanel } from './parts/UserPanel'

/** Header row of the template; the server parses exactly these names. */
const HEADERS = ['账号', '姓名', '手机号', '机构类型', '经销商代码', '角色编码', '岗位']
const UNIQUE = ['账号']
const COLUMNS = {
  账号: user.username,
  姓名: user.nickname,
  手机号: user.phone,
  机构类型: user.dealerType,
  岗位: user.post,
}
/** Former users are hidden by default. */
const DEFAULTS = { status: [userStatus.active, userStatus.disabled, userStatus.locked].join(',') }

export default function UserList() {
  const t = useT()
  const viewer = useViewer()
  const { open } = useOpened()
  const { actionsOf, bulk } = useUserActions()
  const adding = useAddDealers()
  const columns = useMemo(() => columnsOf(open), [open])
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  return (
    <>
      <ListScreen
        load={users.list}
        rowKey={user.id}
        nameOf={(row) => row.nickname || row.username}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        toolbar={
          <>
            <Import
              name={t('users.accounts')}
              to={users.importFile}
              template="/templates/user-import.xlsx"
              can="users.importFile"
              headers={HEADERS}
              columns={COLUMNS}
              unique={UNIQUE}
            />
            <Export from={users.exportList} can="users.exportList" />
          </>
        }
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actionsOf(row)]}
        bulk={[...bulk, adding.action]}
        create={{ label: 'users.new', can: 'users.create', run: () => open('new') }}
      />
      <UserPanel actionsOf={actionsOf} />
      <AddDealers {...adding} />
    </>
  )
}
