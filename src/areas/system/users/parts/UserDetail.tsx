import { Alert, Flex, Skeleton, Tabs, Tag } from 'antd'
import * as users from '@/api/system/users'
import { DealerTags } from '@/business/DealerPicker'
import { type User, user as fields } from '@/entities/shared/user'
import { Blank } from '@/kit/show/Blank'
import { type Action, Actions } from '@/kit/actions/actions'
import { Panel } from '@/kit/dialog/dialog'
import { PanelNav } from '@/kit/record/neighbours'
import { Facts } from '@/kit/show/Facts'
import { CellLink, Avatar, StatusTag, Tags, Value } from '@/kit/show/kinds'
import { Failed, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { AccessFacts } from './AccessFacts'
import { ChildTable } from './ChildTable'
import { ChildTag } from './fields'
import { useOpen } from './open'
import { takesDealers, useIsOwn } from './access'

/** An account with all that is known of it, and what can be done with it. The open tab stands in the address. */
export const UserDetail = ({
  user,
  actions,
  onClose,
}: {
  user: User
  actions: readonly Action[]
  onClose: () => void
}) => {
  const t = useT()
  const own = useIsOwn()
  const { query, setQuery } = useScreen()
  const items = [
    { key: 'basic', label: t('users.partBasic'), children: <BasicFacts user={user} /> },
    { key: 'organisation', label: t('users.partOrganisation'), children: <OrganisationFacts user={user} /> },
    { key: 'dealers', label: t('user.relatedDealers'), children: <DealerFacts user={user} /> },
    { key: 'children', label: t('user.childAccounts'), children: <ChildFacts user={user} /> },
    { key: 'access', label: t('users.partAccess'), children: <AccessFacts user={user} /> },
  ]
  const part = items.find(({ key }) => key === query.get('part'))?.key ?? 'basic'
  return (
    <Panel
      open
      title={
        <Flex align="center" gap={10} wrap>
          <Avatar src={user.headImgUrl} name={user.nickname || user.username} size={36} />
          <bdi>{user.nickname || user.username}</bdi>
          <StatusTag field={fields.status} value={user.status} />
          {user.parentId && <ChildTag row={user} />}
          {own(user) && <Tag color="processing">{t('users.mine')}</Tag>}
        </Flex>
      }
      extra={<PanelNav at="user" />}
      onClose={onClose}
      footer={<Actions items={actions.slice(1)} max={3} />}
    >
      <Tabs activeKey={part} onChange={(key) => setQuery({ part: key === 'basic' ? undefined : key })} items={items} />
    </Panel>
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
  const open = useOpen()
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
