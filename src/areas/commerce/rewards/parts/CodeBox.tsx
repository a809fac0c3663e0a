import { Button, Input, Space } from 'antd'
import { useRef, useState } from 'react'
import * as rewards from '@/api/commerce/rewards'
import type { CheckedGoods, CodeCheck } from '@/api/commerce/rewards'
import { rewardGoods } from '@/entities/commerce/rewardGoods'
import { isYes } from '@/entities/field'
import type { ControlProps } from '@/kit/form/controls'
import { plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { GoodsPicker } from '../../parts/GoodsPicker'

/** Time in ms for which a reply is reused for the same code, covering the checks of one blur and one save. */
const FRESH_MS = 3000

/**
 * Checks a goods code: returns its error and, once valid, the goods. If the check is unavailable, the server
 * validates on save.
 */
export const useCodeCheck = (onFound: (goods: CheckedGoods) => void) => {
  const t = useT()
  const [goods, setGoods] = useState<CheckedGoods>()
  const last = useRef<{ code: string; at: number; answer: Promise<CodeCheck | undefined> }>(undefined)
  return {
    goods,
    check: async (value: unknown): Promise<string | undefined> => {
      const code = plain(value).trim()
      if (!code) return undefined
      if (last.current?.code !== code || Date.now() - last.current.at > FRESH_MS)
        last.current = {
          code,
          at: Date.now(),
          answer: rewards.checkGoodsCode({ goodsCode: code }, { quiet: true }).catch(() => undefined),
        }
      const mine = last.current
      const answer = await mine.answer
      // Another code has been typed in the meantime.
      if (!answer || last.current.code !== code) return undefined
      setGoods(isYes(answer.valid) ? (answer.goods ?? undefined) : undefined)
      if (!isYes(answer.valid)) return plain(answer.reason) || t('rewards.badCode')
      if (answer.goods && Date.now() - mine.at < FRESH_MS) onFound(answer.goods)
      return undefined
    },
  }
}

export const CodeBox = ({
  value,
  onChange,
  disabled,
  onChosen,
  ...rest
}: ControlProps<string | undefined> & { onChosen: () => void }) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Space.Compact className="full-width">
        <Input
          {...rest}
          disabled={disabled}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {!disabled && <Button onClick={() => setOpen(true)}>{t('rewards.chooseGoods')}</Button>}
      </Space.Compact>
      {open && (
        <GoodsPicker
          onPick={([row]) => {
            setOpen(false)
            if (!row) return
            onChange?.(plain(row.goodsCode))
            onChosen()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export const GoodsSummary = ({ of }: { of: CheckedGoods }) => (
  <div className="reward-face">
    {plain(of.cover) && <Picture src={plain(of.cover)} alt={plain(of.goodsName)} width={48} height={48} />}
    <span>
      <bdi>{plain(of.goodsName)}</bdi>
      <br />
      <Value field={rewardGoods.price} value={of.price} />
    </span>
  </div>
)
