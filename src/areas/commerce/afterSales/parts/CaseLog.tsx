import { Empty } from 'antd'
import type { AfterSaleDetail } from '@/entities/commerce/shopAfterSale'
import { plain } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

const SIDES: readonly string[] = ['buyer', 'shop']

export const CaseLog = ({ rows }: { rows: AfterSaleDetail['logs'] }) => {
  const t = useT()
  if (rows.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('afterSales.noLog')} />
  const oldestFirst = rows.toSorted((a, b) => plain(a.createTime).localeCompare(plain(b.createTime)))
  return (
    <ol className="case-log">
      {oldestFirst.map(({ id, side, action, content, createBy, createTime }, at) => (
        <li key={`${id} ${at}`} data-side={SIDES.includes(side) ? side : 'server'}>
          <small className="quiet">
            <bdi>{plain(createBy)}</bdi> <span className="digits">{formatTime(createTime) || plain(createTime)}</span>
          </small>
          <div className="case-log-entry">
            <b>{plain(action)}</b>
            {!isBlank(content) && <bdi>{plain(content)}</bdi>}
          </div>
        </li>
      ))}
    </ol>
  )
}
