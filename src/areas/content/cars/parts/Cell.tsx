import { PlusOutlined } from '@ant-design/icons'
import { Button, Spin } from 'antd'
import { memo, useRef, useState } from 'react'
import { isChanged } from '@/api/error'
import { pictureConfig, type PictureConfig } from '@/entities/content/pictureConfig'
import { enableStatus } from '@/entities/shared/enums'
import { is } from '@/entities/field'
import { useAction } from '@/kit/data/useAction'
import { firstOnly } from '@/kit/form/dropped'
import { named, optionName } from '@/kit/show/format'
import { PictureFrame } from '@/kit/show/Picture'
import { type TextKey, useT } from '@/locales'
import { pictureFor, ownSetting, type From } from '../inherit'
import type { Line } from '../lines'
import { SCENE_SIZES } from '../scenes'
import { saveCell } from './saveCell'

const FROM: Readonly<Record<From, TextKey>> = {
  own: 'carPages.own',
  model: 'carPages.fromModel',
  series: 'carPages.fromSeries',
}

/**
 * Cell of a line and a place: its own picture, the inherited one dimmed, or a dashed outline if missing. A chosen or
 * dropped file is saved at once. An error stays in the cell until the next attempt.
 */
const PlainCell = ({
  line,
  scene,
  settings,
  writes,
  edit,
}: {
  line: Line
  scene: number
  settings: readonly PictureConfig[]
  writes: boolean
  edit: (setting: PictureConfig) => void
}) => {
  const t = useT()
  const { act, busy } = useAction()
  const input = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState<{ file: File; words: string; changed: boolean }>()
  const own = ownSetting(settings, line.wanted, scene)
  const shown = pictureFor(settings, line.wanted, scene)
  const isOwn = shown !== undefined && shown.from === 'own'
  const isOff = own !== undefined && !is(Number(own.status), enableStatus.enabled)
  const place = optionName(t, pictureConfig.scene, scene)
  const state = named(t(shown ? FROM[shown.from] : 'carPages.isMissing'), isOff ? t('carPages.isOff') : '')
  const send = (file: File, force = false) =>
    act(() => saveCell({ file, wanted: line.wanted, scene, own, force }, t), {
      done: t('carPages.cellSaved'),
      onError: (error) =>
        setFailed({ file, words: error instanceof Error ? error.message : '', changed: isChanged(error) }),
    }).then((good) => good && setFailed(undefined))
  const take = (list: FileList | null) => {
    const file = list?.[0]
    if (file && !busy) void send(file)
  }
  const press = () => {
    if (busy) return
    if (own) edit(own)
    else input.current?.click()
  }
  const face = (
    <>
      {shown ? <PictureFrame src={shown.setting.cover} fit="contain" /> : writes ? <PlusOutlined /> : null}
      {shown && !isOwn && !isOff && <span className="cell-mark">{t('carPages.inherited')}</span>}
      {isOff && <span className="cell-mark">{t('carPages.isOff')}</span>}
      {busy && <Spin size="small" className="cell-spin" />}
    </>
  )
  return (
    <td data-tall={(SCENE_SIZES[scene]?.size[1] ?? 0) > (SCENE_SIZES[scene]?.size[0] ?? 0)}>
      <button
        type="button"
        className="matrix-cell"
        data-state={isOwn ? 'own' : shown ? 'inherited' : 'missing'}
        data-failed={failed !== undefined}
        aria-busy={busy}
        disabled={!writes}
        onClick={press}
        onDragOver={(event) => writes && event.preventDefault()}
        onDrop={(event) => {
          if (!writes) return
          event.preventDefault()
          firstOnly(event)
          take(event.dataTransfer.files)
        }}
      >
        <span className="hidden-text">{named(line.fullName, place, state)} </span>
        {face}
      </button>
      {writes && !own && (
        <input
          ref={input}
          type="file"
          hidden
          accept={SCENE_SIZES[scene]?.types.map((type) => `.${type}`).join(',')}
          aria-label={named(line.fullName, place)}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      )}
      {failed && (
        <div role="alert" className="cell-fault">
          {failed.words}
          <Button size="small" type="link" disabled={busy} onClick={() => void send(failed.file, failed.changed)}>
            {t(failed.changed ? 'kit.overwrite' : 'kit.retry')}
          </Button>
        </div>
      )}
    </td>
  )
}
/** Memoised, because a matrix has hundreds of cells. */
export const Cell = memo(PlainCell)
