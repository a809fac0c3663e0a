import { Form } from 'antd'
import * as files from '@/api/system/files'
import type { Slot } from '@/entities/content/slots'
import type { ControlProps } from '@/kit/form/controls'
import { ImageBox } from '@/kit/form/ImageBox'
import { sizeFault } from '@/kit/form/pictures'
import { toMillis } from '@/lib/time'
import { type Translate, useT } from '@/locales'

type Slots = Readonly<Partial<Record<number, Slot>>>
const TYPES = ['jpg', 'png', 'gif'] as const

/** Checks the picture of an ad against the px of its slot. The unchanged picture of the `saved` ad passes. */
export const coverFault = (
  t: Translate,
  cover: unknown,
  slots: Slots,
  position: unknown,
  saved: { cover?: unknown; position?: unknown } | undefined,
) =>
  sizeFault(t, cover, slots[Number(position)]?.size, {
    src: saved?.cover,
    size: slots[Number(saved?.position)]?.size,
  })

export const SlotPicture = ({
  slots,
  megabytes,
  ...box
}: ControlProps<string> & { slots: Slots; megabytes: number }) => {
  const position: unknown = Form.useWatch('position')
  const slot = slots[Number(position)]
  return (
    <ImageBox
      {...box}
      key={slot?.size.join()}
      disabled={box.disabled || !slot}
      to={files.upload}
      drop={files.remove}
      megabytes={megabytes}
      types={TYPES}
      size={slot?.size}
    />
  )
}

/** Returns the validators of an ad's period. A new ad cannot start in the past. `mostDays` limits its length. */
export const useTimeRules = (isNew: boolean, mostDays?: number) => {
  const t = useT()
  return {
    start: (value: unknown) => {
      const from = toMillis(value)
      return isNew && from !== undefined && from < Date.now() - 60_000 ? t('ads.startPast') : undefined
    },
    end: (value: unknown, { startTime }: { startTime?: unknown }) => {
      const [from, until] = [toMillis(startTime), toMillis(value)]
      if (from === undefined || until === undefined) return undefined
      if (until <= from) return t('ads.endFirst')
      return mostDays !== undefined && until - from > mostDays * 86_400_000
        ? t('ads.tooLong', { days: mostDays })
        : undefined
    },
  }
}
