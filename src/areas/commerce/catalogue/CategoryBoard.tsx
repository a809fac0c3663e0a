import './catalogue.css'
import { Button, Empty, Skeleton } from 'antd'
import * as categories from '@/api/commerce/categories'
import { type Category } from '@/entities/commerce/category'
import { Loaded, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { category } from '@/entities/commerce/category'
import { useT } from '@/locales'
import { to } from '@/routes'
import { CategoryTree } from './parts/CategoryTree'
import { inOrder, isShown, nameOf } from './parts/categoryRules'
import { PRIMARY } from './paths'

const ALL = categories.list.query(undefined, { quiet: true })

export default function CategoryBoard() {
  const t = useT()
  const { query, setQuery, go } = useScreen()
  const load = useLoad(ALL)
  const rows = inOrder(load.data ?? [])
  const chosen = rows.find(({ id }) => id === query.get('category')) ?? rows[0]
  if (load.data && !chosen)
    return (
      <section className="card">
        <Empty description={t('catalogue.noTop')}>
          <Button type="primary" onClick={() => go(to(PRIMARY))}>
            {t('catalogue.toTop')}
          </Button>
        </Empty>
      </section>
    )
  return (
    <Loaded load={load}>
      <div className="catalogue-sides">
        <nav className="card" aria-label={t('catalogue.primary')}>
          <ul className="catalogue-menu">
            {rows.map((row, at) => (
              <li key={at}>
                <Entry row={row} isChosen={row === chosen} choose={() => setQuery({ category: row.id })} />
              </li>
            ))}
          </ul>
        </nav>
        {chosen ? <CategoryTree key={chosen.id} parent={chosen} all={rows} /> : <Skeleton active />}
      </div>
    </Loaded>
  )
}

const Entry = ({ row, isChosen, choose }: { row: Category; isChosen: boolean; choose: () => void }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <button type="button" aria-current={isChosen ? 'page' : undefined} className="catalogue-entry" onClick={choose}>
      <bdi>{nameOf(row)}</bdi>
      {!isShown(row) && <StatusTag field={category.status} value={row.status} />}
      <small>{t('catalogue.counts', { children: count(row.childCount), goods: count(row.goodsCount) })}</small>
    </button>
  )
}
