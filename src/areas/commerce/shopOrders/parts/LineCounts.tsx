import '../shopOrders.css'
import { Flex } from 'antd'
import { NumberBox } from '@/kit/form/controls'
import { named } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { GoodsCell } from '../../parts/GoodsCell'
import type { SendLine } from './linesToSend'

export const LineCounts = ({
  lines,
  value = {},
  onChange,
  of,
}: {
  lines: readonly SendLine[]
  value?: Readonly<Record<string, number | null>>
  onChange?: (value: Record<string, number | null>) => void
  of: string
}) => {
  const t = useT()
  return (
    <div className="order-lines">
      {lines.map(({ item, max, held = 0 }) => (
        <Flex key={item.itemId} gap={12} align="center" justify="space-between" wrap>
          <GoodsCell of={item} />
          <Flex gap={6} align="center">
            {held > 0 && <span className="quiet">{t('orderDesk.heldPieces', { count: held })}</span>}
            {max > 0 && (
              <>
                <NumberBox
                  aria-label={named(of, item.goodsName, item.skuName, t('shopPackage.quantity'))}
                  min={0}
                  max={max}
                  precision={0}
                  value={numberIn(value[item.itemId])}
                  onChange={(count) => onChange?.({ ...value, [item.itemId]: count })}
                />
                <span className="quiet digits">/ {max}</span>
              </>
            )}
          </Flex>
        </Flex>
      ))}
    </div>
  )
}
