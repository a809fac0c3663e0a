import { Space, Tooltip } from 'antd'
import * as carGallery from '@/api/content/carGallery'
import { type CarInfo, carInfo } from '@/entities/content/carInfo'
import { shelfStatus } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { Toggle } from '@/kit/actions/actions'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import { useScreen } from '@/kit/page/screen'
import { named } from '@/kit/show/format'
import { CellLink, Mark, StatusTag } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { Blank } from '@/kit/show/Blank'
import { type TextKey, useT } from '@/locales'
import { canGoUp } from '../carRules'
import { isSeen } from './seen'

export const Thumb = ({
  src,
  name,
  width = 96,
  height = 54,
}: {
  src: string
  name: string
  width?: number
  height?: number
}) => (src ? <Picture src={src} alt={name} width={width} height={height} fit="contain" /> : <Blank />)

const isFieldName = (name: string): name is keyof typeof carInfo => Object.hasOwn(carInfo, name)

/**
 * Mark of a car that was changed by the synchronisation since the current user last viewed it, with the changed
 * fields.
 */
export const Changed = ({ row }: { row: CarInfo }) => {
  const t = useT()
  if (row.changedFields.length === 0 || isSeen(row)) return null
  const labelOf = (name: string): TextKey | undefined => (isFieldName(name) ? carInfo[name].label : undefined)
  const words = row.changedFields.map((name) => {
    const label = labelOf(name)
    return label ? t(label) : name
  })
  return (
    <Mark tone="processing" hint={t('carPages.changedFields', { fields: words.join(t('kit.listComma')) })}>
      {t('carPages.changed')}
    </Mark>
  )
}

export const CarName = ({ row }: { row: CarInfo }) => {
  const { setQuery } = useScreen()
  return (
    <Space size={4}>
      <CellLink onClick={() => setQuery({ record: row.id })}>
        <bdi>{row.modelName || row.modelCode}</bdi>
      </CellLink>
      <Changed row={row} />
    </Space>
  )
}

/** Switch that publishes a car. Shows the reason if it is disabled. */
export const CarShelf = ({
  row,
  writes,
  downQuestion,
}: {
  row: CarInfo
  writes: boolean
  downQuestion: (row: CarInfo) => Confirmation
}) => {
  const t = useT()
  const isUp = is(row.status, shelfStatus.up)
  const lacks = !isUp && !canGoUp(row)
  const toggle = (
    <Toggle
      on={isUp}
      after
      name={named(t(carInfo.status.label), row.modelName, lacks ? t('carPages.notReady') : '')}
      can="carGallery.setCarShelf"
      disabled={lacks}
      ask={(on) => (on ? undefined : { ...downQuestion(row), okText: t('carPages.down'), danger: true })}
      change={(on) => carGallery.setCarShelf({ id: row.id, status: on ? shelfStatus.up : shelfStatus.down })}
      done={(on) => t(on ? 'carPages.upDone' : 'carPages.downDone')}
    />
  )
  return (
    <Space>
      <StatusTag field={carInfo.status} value={row.status} />
      {writes &&
        (lacks ? (
          <Tooltip title={t('carPages.notReady')}>
            <span>{toggle}</span>
          </Tooltip>
        ) : (
          toggle
        ))}
    </Space>
  )
}
