import './pickers.css'
import * as goods from '@/api/commerce/goods'
import type { Goods } from '@/entities/commerce/goods'
import { goodsStatus } from '@/entities/commerce/shared'
import type { ControlProps } from '@/kit/form/controls'
import { useFormats } from '@/kit/show/format'
import { useLoad } from '@/kit/data/load'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { PagedSelect } from './PagedSelect'

const PAGE = 20

/** Shop goods on sale, by id: one, or with `multiple` at most `max`. Searched by name, loaded page by page. */
export const GoodsPicker = <V extends string | string[] | undefined>({
  value,
  ...rest
}: ControlProps<V> & {
  multiple?: boolean
  max?: number
  label?: string
  placeholder?: string
  onPick?: (row: Goods | undefined) => void
}) => {
  const { money } = useFormats()
  const ids = (Array.isArray(value) ? value : [value]).filter((id): id is string => !!id)
  const known = useLoad(goods.list.query({ ids, pageNo: 1, pageSize: 200 }, { quiet: true }), {
    enabled: ids.length > 0,
  })
  return (
    <PagedSelect<Goods, V>
      {...rest}
      value={value}
      known={known.data?.records.map((row) => ({ value: row.id, label: row.goodsName }))}
      ask={(keyword, pageNo) =>
        goods.list.query(
          { status: goodsStatus.onSale, goodsName: keyword || undefined, pageNo, pageSize: PAGE },
          { quiet: true },
        )
      }
      choice={(row) => ({
        value: row.id,
        label: row.goodsName,
        content: (
          <span className="choice-face">
            {isPictureUrl(row.cover) && <PictureFrame src={row.cover} width={32} height={32} />}
            <span className="choice-words">
              <bdi>{row.goodsName}</bdi>
              <small className="quiet">{[row.categoryName, money(row.price)].filter(Boolean).join(' · ')}</small>
            </span>
          </span>
        ),
      })}
    />
  )
}
