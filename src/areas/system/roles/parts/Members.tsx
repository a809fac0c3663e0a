import { Button, Empty, Input } from 'antd'
import { useEffect, useState } from 'react'
import * as roles from '@/api/system/roles'
import * as users from '@/api/system/users'
import { user } from '@/entities/shared/user'
import { Panel } from '@/kit/dialog/dialog'
import { Value } from '@/kit/show/kinds'
import { Failed, useLoad } from '@/kit/data/load'
import { PageButtons } from '@/kit/list/Pager'
import { useScreen } from '@/kit/page/screen'
import { orDash } from '@/kit/show/Blank'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { to } from '@/routes'
import { usePermitted } from '@/session/permissions'
import { CLEAR, SEARCH } from '@/kit/show/boxIcons'

const USERS = '/system-management/userManagement'
const SIZE = 20

export const Members = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useT()
  const { go } = useScreen()
  const linked = usePermitted().pages.has(USERS)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState({ keyword: '', pageNo: 1 })
  useEffect(() => {
    const timer = setTimeout(
      () => setAsked((now) => (now.keyword === typed.trim() ? now : { keyword: typed.trim(), pageNo: 1 })),
      300,
    )
    return () => clearTimeout(timer)
  }, [typed])
  const { data, error, loading, retry } = useLoad(
    users.selectByRole.query(
      { roleId: id, keyword: asked.keyword || undefined, pageNo: asked.pageNo, pageSize: SIZE },
      { quiet: true },
    ),
  )
  const role = useLoad(roles.get.query({ id }, { quiet: true })).data
  const title = role ? t('roles.membersTitle', { name: role.roleName }) : t('roles.members')
  return (
    <Panel open title={title} onClose={onClose}>
      <Input.Search
        searchIcon={SEARCH}
        value={typed}
        allowClear={CLEAR}
        style={{ maxWidth: 320, marginBottom: 16 }}
        placeholder={t('roles.searchMembers')}
        aria-label={t('roles.searchMembers')}
        onChange={(event) => setTyped(event.target.value)}
        onSearch={(word) => setAsked({ keyword: word.trim(), pageNo: 1 })}
      />
      {error ? (
        <Failed error={error} retry={retry} />
      ) : (
        <>
          <SmallTable
            size="middle"
            rowKey="id"
            loading={loading}
            dataSource={data?.records ?? []}
            scroll={{ x: 560 }}
            locale={{ emptyText: <Empty description={loading ? t('kit.loading') : t('list.empty')} /> }}
            pagination={false}
            columns={[
              {
                title: t(user.nickname.label),
                render: (_, row) =>
                  linked ? (
                    <Button
                      type="link"
                      size="small"
                      className="flush"
                      onClick={() => go(to(USERS, { keyword: row.username }))}
                    >
                      <bdi>{orDash(row.nickname || row.username)}</bdi>
                    </Button>
                  ) : (
                    <Value field={user.nickname} value={row.nickname} />
                  ),
              },
              {
                title: t(user.username.label),
                render: (_, row) => <Value field={user.username} value={row.username} />,
              },
              {
                title: t(user.dealerCode.label),
                render: (_, row) => <Value field={user.dealerName} value={row.dealerName || row.deptName} />,
              },
              {
                title: t(user.status.label),
                width: 96,
                render: (_, row) => <Value field={user.status} value={row.status} />,
              },
            ]}
          />
          <PageButtons
            counted
            page={data}
            pageNo={asked.pageNo}
            pageSize={SIZE}
            setPageNo={(pageNo) => setAsked((now) => ({ ...now, pageNo }))}
          />
        </>
      )}
    </Panel>
  )
}
