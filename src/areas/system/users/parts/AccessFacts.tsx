import { Collapse, Skeleton, Space } from 'antd'
import * as menus from '@/api/system/menus'
import * as roles from '@/api/system/roles'
import { is } from '@/entities/field'
import { enableStatus, menuType, userStatus } from '@/entities/shared/enums'
import { type User, user as fields } from '@/entities/shared/user'
import type { MenuNode } from '@/entities/shared/menu'
import type { Role } from '@/entities/shared/role'
import { StatusTag, Value } from '@/kit/show/kinds'
import { Failed, useLoad } from '@/kit/data/load'
import { useT } from '@/locales'
import { numberIn } from '@/lib/counts'

export const AccessFacts = ({ user }: { user: User }) => {
  const t = useT()
  const permissions = [...new Set(Array.isArray(user.permissions) ? user.permissions : [])]
  const held = useLoad(roles.listByUser.query({ userId: user.id }, { quiet: true }), { keep: false })
  return (
    <Space orientation="vertical" size={20} className="full-width">
      <dl className="facts">
        <div>
          <dt>{t(fields.lastLoginTime.label)}</dt>
          <dd>
            <Value field={fields.lastLoginTime} value={user.lastLoginTime} full />
          </dd>
        </div>
        <div>
          <dt>{t('users.passwordAge')}</dt>
          <dd className="digits">{t('users.days', { count: numberIn(user.passwordDays) })}</dd>
        </div>
      </dl>
      <section>
        <h3 className="section-title">{t('users.permissions')}</h3>
        {permissions.includes('*') ? (
          t('users.allPermissions')
        ) : permissions.length ? (
          <ul className="permission-list">
            {permissions.map((permission) => (
              <li key={permission}>
                <code>{permission}</code>
              </li>
            ))}
          </ul>
        ) : (
          <span className="quiet">{t('users.noPermissions')}</span>
        )}
      </section>
      <section>
        <h3 className="section-title">{t('users.menusByRole')}</h3>
        {held.first ? (
          <Skeleton active title={false} />
        ) : held.error && !held.data ? (
          <Failed compact error={held.error} retry={held.retry} />
        ) : (
          <Collapse
            items={(held.data ?? []).map((role) => ({
              key: role.id,
              label: (
                <>
                  <bdi>{role.roleName}</bdi>{' '}
                  {is(role.status, enableStatus.disabled) && (
                    <StatusTag field={{ of: fields.status.of }} value={userStatus.disabled} />
                  )}
                </>
              ),
              children: <RoleMenus role={role} />,
            }))}
          />
        )}
      </section>
    </Space>
  )
}

const RoleMenus = ({ role }: { role: Pick<Role, 'id'> }) => {
  const t = useT()
  const detail = useLoad(roles.get.query({ id: role.id }, { quiet: true }), { keep: false })
  const tree = useLoad(menus.list.query(undefined, { quiet: true }))
  const error = detail.error ?? tree.error
  if (error) return <Failed compact error={error} retry={() => (detail.retry(), tree.retry())} />
  if (!detail.data || !tree.data) return <Skeleton active title={false} />
  const given = new Set((detail.data.menuIds ?? []).map(String))
  const branch = (nodes: readonly MenuNode[]) => {
    const kept = nodes.filter(({ id, type }) => given.has(String(id)) && type !== menuType.button)
    return (
      kept.length > 0 && (
        <ul className="menu-paths">
          {kept.map((node) => (
            <li key={node.id}>
              <bdi>{node.title}</bdi>
              {branch(node.children ?? [])}
            </li>
          ))}
        </ul>
      )
    )
  }
  return branch(tree.data) || <span className="quiet">{t('users.noMenus')}</span>
}
