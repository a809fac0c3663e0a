import { EditOutlined } from '@ant-design/icons'
import { Button, Empty } from 'antd'
import { useState } from 'react'
import { Panel } from '@/kit/dialog/dialog'
import { lazyComponent } from '@/kit/data/lazyComponent'
import { usePageIndex } from '@/kit/page/pages'
import { useT } from '@/locales'
import { useFollow } from '../useFollow'
import { useShortcuts } from '../useShortcuts'
import type { Variant } from '../variant'
import { PageIcon } from './PageIcon'

const ShortcutEditor = lazyComponent(() => import('./ShortcutEditor'))

export const Shortcuts = ({ userId, variant }: { userId: string; variant: Variant }) => {
  const t = useT()
  const follow = useFollow()
  const pages = usePageIndex().filter(({ key, external }) => !external && key !== '/home')
  const { chosen, defaults, keep } = useShortcuts(
    userId,
    variant,
    pages.map(({ key }) => key),
  )
  const [draft, setDraft] = useState<string[]>()
  const shown = chosen.flatMap((path) => pages.find(({ key }) => key === path) ?? [])

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
            {t('kit.edit')}
          </Button>
        )}
      </header>
      {shown.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('home.empty')} />}
      {shown.length > 0 && (
        <ul className="home-shortcuts">
          {shown.map((page) => (
            <li key={page.key}>
              <a href={page.key} onClick={(event) => follow(event, page.key)}>
                <PageIcon path={page.key} />
                <span>
                  <b>{page.title}</b>
                  {page.group && <small>{page.group}</small>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
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
        <ShortcutEditor pages={pages} chosen={draft ?? []} onChange={setDraft} />
      </Panel>
    </section>
  )
}
