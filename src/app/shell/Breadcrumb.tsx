import { Breadcrumb as Crumbs } from 'antd'
import { useLocation } from 'react-router-dom'
import { useMenuPath } from '@/kit/page/back'
import { menuTitle } from '@/kit/page/pages'
import { isTextKey, useT } from '@/locales'
import { groupOf } from '@/routes'
import { usePermitted } from '@/session/permissions'
import { titleOf } from '../title'
import { PageLink } from './PageLink'

interface Step {
  title: string
  to?: string
}

/**
 * Position of the page: home, its group, its list, itself. Home is left out on home itself (R-SHELL-20). Groups have
 * no page and the last item is the current one, so both are plain text (R-SHELL-21, R-SHELL-22).
 */
export const Breadcrumb = () => {
  const t = useT()
  const { pathname, search } = useLocation()
  const { items, pages } = usePermitted()
  const group = groupOf(pathname)
  const groupItem = items.find(({ key }) => key === group)
  const list = useMenuPath()
  const steps: Step[] = []
  if (pathname !== '/home') steps.push({ title: t('/home'), to: '/home' })
  if (group !== pathname && pages.has(pathname))
    steps.push({ title: groupItem ? menuTitle(t, groupItem) : isTextKey(group) ? t(group) : '' })
  if (list !== pathname)
    steps.push({ title: titleOf(t, { path: list, search: '' }), to: pages.has(list) ? list : undefined })
  steps.push({ title: titleOf(t, { path: pathname, search }) })
  const crumbs = steps
    .filter(({ title }, at) => title && title !== steps[at + 1]?.title)
    .map(({ title, to }, at, all) => ({
      key: `${at}${title}`,
      title:
        at === all.length - 1 ? (
          <span aria-current="page" title={title}>
            {title}
          </span>
        ) : to ? (
          <PageLink to={to}>{title}</PageLink>
        ) : (
          <span title={title}>{title}</span>
        ),
    }))
  return <Crumbs className="crumbs" aria-label={t('shell.breadcrumb')} items={crumbs} />
}
