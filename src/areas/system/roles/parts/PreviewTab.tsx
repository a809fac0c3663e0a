import { Empty, Form, Tag } from 'antd'
import { useMemo } from 'react'
import { MenuIcon } from '@/business/icons/MenuIcon'
import type { MenuIndex } from '@/business/menuTicks'
import type { MenuNode } from '@/entities/shared/menu'
import { role } from '@/entities/shared/role'
import { isTextKey, useT } from '@/locales'
import type { MenuItem } from '@/session/permitted'
import { sidebarOf, unreachable } from '../rights'

const REASONS = { parent: 'roles.whyParent', off: 'roles.whyOff', noPage: 'roles.whyNoPage' } as const

/** The sidebar that users of the role would see, beside what is chosen but cannot be reached, and why. */
export const PreviewTab = ({ nodes, index }: { nodes: readonly MenuNode[]; index: MenuIndex }) => {
  const t = useT()
  const chosen: unknown = Form.useWatch(role.menuIds.key)
  const [items, lost] = useMemo(() => {
    const ids = new Set(Array.isArray(chosen) ? chosen.map(String) : [])
    return [sidebarOf(nodes, ids), unreachable(nodes, index, ids)]
  }, [nodes, index, chosen])
  const titleOf = (item: MenuItem) => (isTextKey(item.key) ? t(item.key) : item.title || item.key)
  return (
    <div className="role-preview">
      <section aria-label={t('roles.sidebar')}>
        <h3 className="section-title">{t('roles.sidebar')}</h3>
        <ul className="role-sidebar">
          {items.map((item) => (
            <li key={item.key}>
              <span>
                <MenuIcon name={item.icon} /> {titleOf(item)}
              </span>
              {item.children && (
                <ul>
                  {item.children.map((child) => (
                    <li key={child.key}>{titleOf(child)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('roles.unreachable')}>
        <h3 className="section-title">{t('roles.unreachable')}</h3>
        {lost.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('roles.allReachable')} />
        ) : (
          <ul className="difference">
            {lost.map(({ node, why }) => (
              <li key={node.id}>
                <bdi>{node.title}</bdi> <Tag color="warning">{t(REASONS[why])}</Tag>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
