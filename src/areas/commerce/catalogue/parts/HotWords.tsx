import { DeleteOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Switch } from 'antd'
import { type HotWord, hotLink, hotTag, hotWord } from '@/entities/commerce/searchConfig'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import type { ControlProps } from '@/kit/form/controls'
import { movedTo } from '@/kit/list/orderSteps'
import { named } from '@/kit/show/format'
import { StatusTag, Value } from '@/kit/show/kinds'
import { Period } from '@/kit/show/Period'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { formatPeriod } from '@/lib/time'
import { useT } from '@/locales'
import { isShowing, MAX } from './searchWords'
import type { SearchTargets } from './useSearchTargets'

const HEADS = [hotWord.word, hotWord.status, hotWord.linkType, hotWord.searchCount]

export const HotWords = ({
  id,
  value = [],
  onChange,
  disabled = false,
  targets,
  edit,
}: ControlProps<HotWord[]> & { targets: SearchTargets; edit: (at: number | undefined) => void }) => {
  const t = useT()
  // A word may occur twice or be empty until it is corrected.
  const ids = value.map(({ word }, at) => (value.findIndex((one) => one.word === word) === at ? `${word} ` : `${at}`))
  return (
    <div id={id}>
      {value.length > 0 && (
        <Sortable
          ids={ids}
          disabled={disabled}
          nameOf={(one) => value[ids.indexOf(one)]?.word ?? ''}
          move={(from, to) => onChange?.(movedTo(value, from, to))}
        >
          <div className="scroll-x hot-words-room">
            <table className="hot-words">
              <thead>
                <tr>
                  <th scope="col">{t(hotWord.sort.label)}</th>
                  {HEADS.map(({ key, label }) => (
                    <th key={key} scope="col">
                      {t(label)}
                    </th>
                  ))}
                  <th scope="col">{t('list.actions')}</th>
                </tr>
              </thead>
              <tbody>
                {value.map((row, at) => (
                  <Row
                    key={ids[at]}
                    id={ids[at] ?? ''}
                    row={row}
                    targets={targets}
                    disabled={disabled}
                    edit={() => edit(at)}
                    turn={(on) =>
                      onChange?.(value.with(at, { ...row, status: on ? enableStatus.enabled : enableStatus.disabled }))
                    }
                    remove={() => onChange?.(value.filter((_, other) => other !== at))}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </Sortable>
      )}
      {!disabled && (
        <Button icon={<PlusOutlined />} disabled={value.length >= MAX.hotWords} onClick={() => edit(undefined)}>
          {t('searchConfig.addHot', { count: value.length, max: MAX.hotWords })}
        </Button>
      )}
    </div>
  )
}

const Row = ({
  id,
  row,
  targets,
  disabled,
  edit,
  turn,
  remove,
}: {
  id: string
  row: HotWord
  targets: SearchTargets
  disabled: boolean
  edit: () => void
  turn: (on: boolean) => void
  remove: () => void
}) => {
  const t = useT()
  const { row: bind, handle, place } = useSortedRow(id)
  const { word } = row
  return (
    <tr {...bind} data-off={!isShowing(row, Date.now())}>
      <td>
        {disabled ? (
          <span className="digits">{place + 1}</span>
        ) : (
          <span className="hot-word-place">
            <button
              type="button"
              className="hot-word-handle"
              aria-label={named(t('rowOrder.handle'), word)}
              {...handle}
            >
              <HolderOutlined />
            </button>
            <MoveButtons id={id} name={word} />
          </span>
        )}
      </td>
      <th scope="row">
        <bdi>{word}</bdi> {!is(row.tag, hotTag.none) && <StatusTag field={hotWord.tag} value={row.tag} />}
        {formatPeriod(row.startTime, row.endTime) && (
          <small>
            <Period startTime={row.startTime} endTime={row.endTime} />
          </small>
        )}
      </th>
      <td>
        <Switch
          size="small"
          disabled={disabled}
          checked={is(row.status, enableStatus.enabled)}
          aria-label={named(t(hotWord.status.label), word)}
          onChange={turn}
        />
      </td>
      <td>
        <StatusTag field={hotWord.linkType} value={row.linkType} />
        {!is(row.linkType, hotLink.search) && (
          <small>
            <bdi>{targets.nameOf(row)}</bdi>
          </small>
        )}
        {targets.isDead(row) && <small className="hot-word-dead">{t('shopLink.dead')}</small>}
      </td>
      <td className="digits">
        <Value field={hotWord.searchCount} value={row.searchCount} />
      </td>
      <td>
        {!disabled && (
          <span className="hot-word-place">
            <Button size="small" type="link" aria-label={named(t('kit.edit'), word)} onClick={edit}>
              {t('kit.edit')}
            </Button>
            <Button
              size="small"
              type="text"
              icon={<DeleteOutlined />}
              aria-label={named(t('searchConfig.takeOut'), word)}
              onClick={remove}
            />
          </span>
        )}
      </td>
    </tr>
  )
}
