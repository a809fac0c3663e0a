import { HolderOutlined } from '@ant-design/icons'
import { Button, ConfigProvider, Switch } from 'antd'
import { type SiftItem, siftItem, siftType } from '@/entities/community/sift'
import { is, isYes } from '@/entities/field'
import { movedTo } from '@/kit/list/orderSteps'
import { named, plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { useT } from '@/locales'
import { useSeriesNames } from '../../parts/series'

const FLAGS = [siftItem.multiple, siftItem.defaultFlag, siftItem.status] as const

interface ItemRowProps {
  item: SiftItem
  change: (to: Partial<SiftItem>) => void
  edit: () => void
  drop: () => void
}

export const ItemTable = ({
  items,
  change,
  edit,
}: {
  items: readonly SiftItem[]
  change: (to: SiftItem[]) => void
  edit: (item: SiftItem) => void
}) => {
  const t = useT()
  const heads = [siftItem.itemName, siftItem.itemCode, siftItem.itemType, siftItem.options, siftItem.pages, ...FLAGS]
  return (
    <Sortable
      ids={items.map(({ itemCode }) => itemCode)}
      nameOf={(code) => plain(items.find(({ itemCode }) => itemCode === code)?.itemName) || code}
      move={(from, to) => change(movedTo(items, from, to))}
    >
      <div className="scroll-x">
        <table className="feed-items">
          <thead>
            <tr>
              <th scope="col">{t(siftItem.sort.label)}</th>
              {heads.map(({ key, label }) => (
                <th key={key} scope="col">
                  {t(label)}
                </th>
              ))}
              <th scope="col">{t('list.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, at) => (
              <ItemRow
                key={item.itemCode}
                item={item}
                change={(to) => change(items.with(at, { ...item, ...to }))}
                edit={() => edit(item)}
                drop={() => change(items.filter((one) => one !== item))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Sortable>
  )
}

const ItemRow = ({ item, change, edit, drop }: ItemRowProps) => {
  const t = useT()
  const { row, handle } = useSortedRow(item.itemCode)
  const { componentDisabled } = ConfigProvider.useConfig()
  const series = useSeriesNames()
  const name = plain(item.itemName) || item.itemCode
  const options = is(item.itemType, siftType.series) ? item.options.map((code) => series(String(code))) : item.options
  return (
    <tr {...row}>
      <td>
        <span className="feed-state">
          <button
            type="button"
            className="row-order-handle"
            disabled={componentDisabled}
            aria-label={named(t('rowOrder.handle'), name)}
            {...handle}
          >
            <HolderOutlined />
          </button>
          <MoveButtons id={item.itemCode} name={name} disabled={componentDisabled} />
        </span>
      </td>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>
        <bdi>{item.itemCode}</bdi>
      </td>
      <td>
        <Value field={siftItem.itemType} value={item.itemType} />
      </td>
      <td>{options.length ? <Value field={siftItem.options} value={options} /> : t('feed.all')}</td>
      <td>
        <Value field={siftItem.pages} value={item.pages} />
      </td>
      {FLAGS.map((flag) => (
        <td key={flag.key}>
          <Switch
            size="small"
            checked={isYes(item[flag.key])}
            aria-label={named(t(flag.label), name)}
            onChange={(on) => change({ [flag.key]: on ? 1 : 0 })}
          />
        </td>
      ))}
      <td>
        <Button size="small" type="link" aria-label={named(t('kit.edit'), name)} onClick={edit}>
          {t('kit.edit')}
        </Button>
        {!is(item.itemType, siftType.order) && (
          <Button size="small" type="link" danger aria-label={named(t('kit.delete'), name)} onClick={drop}>
            {t('kit.delete')}
          </Button>
        )}
      </td>
    </tr>
  )
}
