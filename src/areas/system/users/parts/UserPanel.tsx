import { Alert, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import * as users from '@/api/system/users'
import { DealerTags } from '@/business/DealerPicker'
import { is } from '@/entities/field'
import { userStatus } from '@/entities/shared/enums'
import { user as fields, type User } from '@/entities/shared/user'
import type { Action } from '@/kit/actions/actions'
import { Failed, useFresh, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { FormPanel } from '@/kit/form/FormPanel'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Blank } from '@/kit/show/Blank'
import { Facts } from '@/kit/show/Facts'
import { Avatar, CellLink, Tags, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { AccessFacts } from './AccessFacts'
import { ChildTable } from './ChildTable'
import { DealersField } from './DealersField'
import { EditUser, NewUser } from './EditUser'
import { QuitUser } from './QuitUser'
import { RehireUser } from './RehireUser'
import { ResetPassword } from './ResetPassword'
import { takesDealers, useIsOwn } from './access'
import { ChildTag } from './userColumns'

const RelatedDealers = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const t = useT()
  const { data, error, retry } = useFresh(users.listRelatedDealers.query({ userId: user.id }, { quiet: true }))
  const [start, setStart] = useState<string[]>()
  if (!start && data) setStart(data.map(({ dealerCode }) => dealerCode))
  const title = t('users.dealersOf', { name: user.nickname || user.username })
  if (!start)
    return (
      <Panel open title={title} width={860} onClose={onClose}>
        {error ? <Failed error={error} retry={retry} /> : <Skeleton active paragraph={{ rows: 8 }} />}
      </Panel>
    )
  return (
    <FormPanel
      open
      width={860}
      title={title}
      name={`user-dealers:${user.id}`}
      initial={{ relatedDealers: start }}
      save={({ relatedDealers }) => users.saveRelatedDealers({ userId: user.id, dealerCodes: relatedDealers })}
      done={t('users.dealersSaved')}
      onClose={onClose}
    >
      {({ Field }) => <DealersField Field={Field} of={user} />}
    </FormPanel>
  )
}

export const UserPanel = ({ actionsOf }: { actionsOf: (row: User) => readonly Action[] }) => {
  const t = useT()
  const may = useMay()
  const own = useIsOwn()
  const { query, setQuery } = useScreen()
  if (query.get('mode') === 'new') {
    const close = () => setQuery({ mode: undefined, staff: undefined })
    return may('users.create') ? <NewUser staffId={query.get('staff') ?? undefined} onClose={close} /> : null
  }
  const form = (row: User, mode: string, close: () => void) => {
    const hasLeft = is(row.status, userStatus.left)
    if (hasLeft) return mode === 'rehire' && may('users.update') ? <RehireUser user={row} onClose={close} /> : undefined
    if (mode === 'edit' && may('users.update')) return <EditUser user={row} onClose={close} />
    if (mode === 'dealers' && may('users.saveRelatedDealers') && takesDealers(row))
      return <RelatedDealers user={row} onClose={close} />
    if (mode === 'password' && may('users.update') && !own(row)) return <ResetPassword user={row} onClose={close} />
    if (mode === 'quit' && may('users.quit') && !own(row)) return <QuitUser user={row} onClose={close} />
    return undefined
  }
  return (
    <RecordPanel
      load={users.get}
      title={(row) => (
        <>
          <Avatar src={row.headImgUrl} name={row.nickname || row.username} size={36} /> {row.nickname || row.username}
        </>
      )}
      status={fields.status}
      marks={(row) => (
        <>
          {row.parentId && <ChildTag row={row} />}
          {own(row) && <Tag color="processing">{t('users.mine')}</Tag>}
        </>
      )}
      actions={actionsOf}
      form={form}
      tabs={(row) => [
        { key: 'basic', label: t('users.partBasic'), children: <BasicFacts user={row} /> },
        { key: 'organisation', label: t('users.partOrganisation'), children: <OrganisationFacts user={row} /> },
        { key: 'dealers', label: t('user.relatedDealers'), children: <DealerFacts user={row} /> },
        { key: 'children', label: t('user.childAccounts'), children: <ChildFacts user={row} /> },
        { key: 'access', label: t('users.partAccess'), children: <AccessFacts user={row} /> },
      ]}
    />
  )
}

const BasicFacts = ({ user }: { user: User }) => {
  const f = fields
  const main = user.parentId ? ([[f.parentId, <MainAccount key="main" user={user} />]] as const) : []
  return (
    <Facts
      row={user}
      fields={[f.username, f.nickname, f.phone, f.email, f.employeeNo, f.id, ...main, f.createTime, f.remark]}
    />
  )
}

const MainAccount = ({ user }: { user: User }) => {
  const { open } = useOpened()
  return (
    <CellLink onClick={() => open('detail', user.parentId)}>
      <bdi>{user.parentName || user.parentId}</bdi>
    </CellLink>
  )
}

const OrganisationFacts = ({ user }: { user: User }) => {
  const f = fields
  const names = (user.roles ?? []).map(({ roleName }) => roleName)
  return (
    <Facts
      row={user}
      fields={[
        f.dealerType,
        f.shopType,
        [
          f.dealerCode,
          user.dealerCode ? <bdi key="dealer">{`${user.dealerName ?? ''} ${user.dealerCode}`.trim()}</bdi> : <Blank />,
        ],
        [f.deptId, user.deptId ? <bdi key="dept">{user.deptName || user.deptId}</bdi> : <Blank />],
        [f.post, <Value key="post" field={f.post} value={user.post || undefined} full />],
        [f.roles, names.length ? <Tags key="roles" texts={names} max={5} /> : <Blank />],
      ]}
    />
  )
}

const DealerFacts = ({ user }: { user: User }) => {
  const t = useT()
  const takes = takesDealers(user)
  const { data, error, first, retry } = useLoad(users.listRelatedDealers.query({ userId: user.id }, { quiet: true }), {
    enabled: takes,
    keep: false,
  })
  if (!takes) return <Alert type="info" showIcon title={t('users.dealersNotNeeded')} />
  if (first) return <Skeleton active />
  if (error && !data) return <Failed error={error} retry={retry} />
  return data?.length ? <DealerTags dealers={data} /> : <span className="quiet">{t('users.dealersNone')}</span>
}

const ChildFacts = ({ user }: { user: User }) => {
  const t = useT()
  if (user.parentId)
    return (
      <Alert
        type="info"
        showIcon
        title={t('users.childOf', { name: user.parentName || user.parentId })}
        description={t('users.childNoChildren')}
      />
    )
  return <ChildTable rows={user.childAccounts ?? []} />
}
