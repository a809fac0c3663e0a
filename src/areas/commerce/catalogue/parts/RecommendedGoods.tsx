import { DeleteOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { ControlProps } from '@/kit/form/controls'
import { movedTo } from '@/kit/list/orderSteps'
import { named, plain } from '@/kit/show/format'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { useT } from '@/locales'
import { GoodsCell } from '../../parts/GoodsCell'
import { GoodsPicker } from '../../parts/GoodsPicker'
import { MAX } from './searchWords'
import type { SearchTargets } from './useSearchTargets'

export const RecommendedGoods = ({
  id,
  value = [],
  onChange,
  disabled = false,
  targets,
}: ControlProps<string[]> & { targets: SearchTargets }) => {
  const t = useT()
  const [picks, setPicks] = useState(false)
  const room = MAX.recommendGoods - value.length
  const gone = value.filter(targets.isGone).length
  return (
    <div id={id}>
      <Sortable
        ids={value}
        disabled={disabled}
        nameOf={(one) => plain(targets.goodsOf(one)?.goodsName) || one}
        move={(from, to) => onChange?.(movedTo(value, from, to))}
      >
        <ol className="recommended">
          {value.map((one) => (
            <Row
              key={one}
              id={one}
              targets={targets}
              disabled={disabled}
              remove={() => onChange?.(value.filter((other) => other !== one))}
            />
          ))}
        </ol>
      </Sortable>
      {!disabled && (
        <Button icon={<PlusOutlined />} disabled={room <= 0} onClick={() => setPicks(true)}>
          {t('searchConfig.addGoods', { count: value.length, max: MAX.recommendGoods })}
        </Button>
      )}
      {!disabled && gone > 0 && (
        <Button danger type="link" onClick={() => onChange?.(value.filter((one) => !targets.isGone(one)))}>
          {t('searchConfig.takeOutGone', { count: gone })}
        </Button>
      )}
      {picks && (
        <GoodsPicker
          // With a limit of one, a click would choose at once. `room` is applied to the result.
          max={Math.max(room, 2)}
          taken={value}
          onPick={(rows) => {
            setPicks(false)
            onChange?.([...value, ...rows.slice(0, room).map((row) => row.id)])
          }}
          onClose={() => setPicks(false)}
        />
      )}
    </div>
  )
}

const Row = ({
  id,
  targets,
  disabled,
  remove,
}: {
  id: string
  targets: SearchTargets
  disabled: boolean
  remove: () => void
}) => {
  const t = useT()
  const { row, handle } = useSortedRow(id)
  const goods = targets.goodsOf(id)
  const name = plain(goods?.goodsName) || id
  const isGone = targets.isGone(id)
  return (
    <li {...row} data-gone={isGone}>
      {!disabled && (
        <button type="button" className="hot-word-handle" aria-label={named(t('rowOrder.handle'), name)} {...handle}>
          <HolderOutlined />
        </button>
      )}
      <span className="recommended-goods">
        <GoodsCell of={goods ?? { goodsName: id }} />
      </span>
      {isGone && <small className="hot-word-dead">{t('shopLink.gone')}</small>}
      {!disabled && (
        <span className="hot-word-place">
          <MoveButtons id={id} name={name} />
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined />}
            aria-label={named(t('searchConfig.takeOut'), name)}
            onClick={remove}
          />
        </span>
      )}
    </li>
  )
}
