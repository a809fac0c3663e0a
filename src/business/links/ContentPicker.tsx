import './contentPicker.css'
import { Button, Checkbox, Flex, Input, Popover, Skeleton, Tabs } from 'antd'
import { useState } from 'react'
import { Failed, useLoad } from '@/kit/data/load'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { PageButtons } from '@/kit/list/Pager'
import { rowsOfPage } from '@/kit/list/rowsOfPage'
import { SEARCH, CLEAR } from '@/kit/show/boxIcons'
import { formatTime } from '@/lib/time'
import { named } from '@/kit/show/format'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { type ContentKind, sources, type Target } from './sources'

const PAGE = 10

export interface Picked extends Target {
  kind: ContentKind
}

const Cover = ({ src }: { src: string | undefined }) =>
  isPictureUrl(src) ? (
    <Popover
      content={<PictureFrame src={src} width={320} height={240} fit="contain" />}
      placement="right"
      mouseEnterDelay={0.3}
    >
      <span className="target-cover">
        <PictureFrame src={src} width="100%" height="100%" />
      </span>
    </Popover>
  ) : (
    <span className="target-cover" />
  )

const Rows = ({
  kind,
  several,
  chosen,
  taken,
  turn,
}: {
  kind: ContentKind
  several: boolean
  chosen: ReadonlyMap<string, Picked>
  taken: readonly string[]
  turn: (row: Picked) => void
}) => {
  const t = useT()
  const [keyword, setKeyword] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const { data, error, first, loading, retry } = useLoad(sources[kind]({ keyword, pageNo, pageSize: PAGE }))
  const rows = rowsOfPage(data?.records ?? [], pageNo, PAGE)
  const label = t('links.search')
  return (
    <Flex vertical gap={12}>
      <Input.Search
        searchIcon={SEARCH}
        autoFocus
        allowClear={CLEAR}
        placeholder={label}
        aria-label={label}
        onSearch={(typed) => {
          setKeyword(typed.trim())
          setPageNo(1)
        }}
      />
      {error && !data ? (
        <Failed compact error={error} retry={retry} />
      ) : first ? (
        <Skeleton active />
      ) : rows.length === 0 ? (
        <p className="quiet" role="status">
          {t(keyword ? 'links.noneFound' : 'links.none')}
        </p>
      ) : (
        <ul className="targets" aria-busy={loading}>
          {rows.map((row) => {
            const isTaken = taken.includes(row.id)
            const face = (
              <span className="target-words">
                <bdi>{row.title || row.id}</bdi>
                <small className="quiet digits">
                  {row.id}
                  {row.time ? ` · ${formatTime(row.time)}` : ''}
                </small>
              </span>
            )
            return (
              <li key={row.id}>
                <Cover src={row.cover} />
                {isTaken ? (
                  <>
                    {face} <span className="quiet">{t('links.taken')}</span>
                  </>
                ) : several ? (
                  <Checkbox checked={chosen.has(row.id)} onChange={() => turn({ ...row, kind })}>
                    {face}
                  </Checkbox>
                ) : (
                  <button type="button" onClick={() => turn({ ...row, kind })}>
                    {face}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <PageButtons page={data} pageNo={pageNo} pageSize={PAGE} setPageNo={setPageNo} />
    </Flex>
  )
}

/**
 * Selects content visible to users, with one tab per kind. One is chosen by a click, several with `max` above 1.
 * Items in `taken` are marked and cannot be chosen.
 */
export const ContentPicker = ({
  kinds,
  max = 1,
  taken = [],
  onPick,
  onClose,
}: {
  kinds: readonly ContentKind[]
  max?: number
  taken?: readonly string[]
  onPick: (picked: readonly Picked[]) => void
  onClose: () => void
}) => {
  const t = useT()
  const several = max > 1
  const [chosen, setChosen] = useState<ReadonlyMap<string, Picked>>(new Map())
  const turn = (row: Picked) => {
    if (!several) return onPick([row])
    const next = new Map(chosen)
    if (!next.delete(row.id) && next.size < max) next.set(row.id, row)
    setChosen(next)
    return undefined
  }
  const list = (kind: ContentKind) => (
    <Rows key={kind} kind={kind} several={several} chosen={chosen} taken={taken} turn={turn} />
  )
  const [only, ...others] = kinds
  return (
    <Dialog
      open
      title={t(several ? 'links.chooseSeveral' : 'links.choose', { max })}
      width={640}
      onClose={onClose}
      footer={
        several ? (
          <DialogButtons
            ok={t('links.add', { count: chosen.size })}
            disabled={chosen.size === 0}
            onOk={() => onPick([...chosen.values()])}
            onClose={onClose}
          />
        ) : null
      }
    >
      {only && others.length === 0 ? (
        list(only)
      ) : (
        <Tabs
          destroyOnHidden
          items={kinds.map((kind) => ({ key: kind, label: t(`links.${kind}`), children: list(kind) }))}
        />
      )}
    </Dialog>
  )
}

/**
 * Form field that holds the id of one content, chosen in a dialog. `title` is its display name; `gone` marks it as no
 * longer visible to users.
 */
export const TargetBox = ({
  id,
  title,
  gone = false,
  disabled,
  label,
  kinds,
  onPick,
}: {
  id?: string
  title: string | undefined
  gone?: boolean
  disabled?: boolean
  label: string
  kinds: readonly ContentKind[]
  onPick: (picked: Picked | undefined) => void
}) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  const turn = t(title ? 'links.change' : 'links.choose')
  return (
    <span className="target-box">
      {title && <TargetName title={title} gone={gone} />}
      <Button id={id} disabled={disabled} onClick={() => setOpen(true)} aria-label={named(turn, label)}>
        {turn}
      </Button>
      {open && (
        <ContentPicker
          kinds={kinds}
          onPick={([picked]) => {
            setOpen(false)
            onPick(picked)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}

export const TargetName = ({ title, gone }: { title: string; gone: boolean }) => {
  const t = useT()
  return (
    <span className="target-name">
      <bdi>{title}</bdi>
      {gone && <small className="target-gone">{t('links.gone')}</small>}
    </span>
  )
}
