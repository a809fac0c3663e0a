import { EditOutlined } from '@ant-design/icons'
import { Button, Empty, Skeleton } from 'antd'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import type { CurrentUser } from '@/entities/shared/user'
import { Panel } from '@/kit/dialog'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { usePages } from '../usePages'
import { useShortcuts } from '../useShortcuts'
import { variantOf } from '../variant'
import { PageIcon } from './PageIcon'

const ShortcutEditor = lazy(() => import('./ShortcutEditor'))

/** The ways to the daily pages, chosen and ordered by each user. */
export const Shortcuts = ({ user }: { user: CurrentUser }) => {
  const t = useT()
  const { go } = useScreen()
  const pages = usePages()
  const { chosen, defaults, keep } = useShortcuts(
    user.id,
    variantOf(user),
    pages.map(({ path }) => path),
  )
  const [draft, setDraft] = useState<string[]>()
  const shown = chosen.flatMap((path) => pages.find((page) => page.path === path) ?? [])

  const follow = (event: MouseEvent, path: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(path)
  }
  const save = () => {
    if (draft) keep(draft)
    setDraft(undefined)
  }
  return (
    <section className="home-card" aria-labelledby="home-shortcuts">
      <header>
        <h2 id="home-shortcuts">{t('home.shortcuts')}</h2>
        {pages.length > 0 && (
          <Button type="link" icon={<EditOutlined />} onClick={() => setDraft(chosen)}>
            {t('home.edit')}
          </Button>
        )}
      </header>
      {shown.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('home.empty')} />}
      <ul className="home-shortcuts">
        {shown.map((page) => (
          <li key={page.path}>
            <a href={page.path} onClick={(event) => follow(event, page.path)}>
              <PageIcon page={page} />
              <span>
                <b>{page.title}</b>
                {page.group && <small>{page.group}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Panel
        open={draft !== undefined}
        title={t('home.editTitle')}
        width={520}
        onClose={() => setDraft(undefined)}
        footer={
          <>
            <Button onClick={() => setDraft(defaults)}>{t('home.defaults')}</Button>
            <Button onClick={() => setDraft(undefined)}>{t('kit.cancel')}</Button>
            <Button type="primary" onClick={save}>
              {t('kit.save')}
            </Button>
          </>
        }
      >
        <Suspense fallback={<Skeleton active />}>
          <ShortcutEditor pages={pages} chosen={draft ?? []} onChange={setDraft} />
        </Suspense>
      </Panel>
    </section>
  )
}
