import './builder.css'
import { EyeOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { Alert, Button, Segmented, Space } from 'antd'
import { useCallback, useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { SubjectPage } from '@/api/commerce/specials'
import { subject, subjectStatus } from '@/entities/commerce/subject'
import type { Block } from '@/entities/commerce/subjectBlock'
import { DraftOffer } from '@/kit/form/draft'
import { type HoldUpload, UploadsContext } from '@/kit/form/uploads'
import { useSaveKey } from '@/kit/form/saveKey'
import { useLeave } from '@/kit/page/back'
import { useRecordName, useScreen } from '@/kit/page/screen'
import { StatusTag } from '@/kit/show/kinds'
import { useMedia } from '@/kit/show/useMedia'
import { useT } from '@/locales'
import { kindOf } from './blocks'
import { draftFaults, type Fault, pageFaults } from './checks'
import { Dragging } from './drag'
import { Layers } from './Layers'
import { Palette } from './Palette'
import { PagePhone, Phone } from './Phone'
import { PreviewPanel } from './PreviewPanel'
import { BlockProperties, PageSettings } from './Properties'
import { begin, MAX_BLOCKS, type PageContent, reduce, type Settings } from './state'
import { useActs } from './useActs'
import { storedOf, useSaving } from './useSaving'
import { settingsIn, useWorkingCopy } from './useWorkingCopy'
import { useWorldOf } from './useWorldOf'
import { WorldProvider } from './world'

const FIRST_COLOUR = '#F5F5F5'
const contentOf = (page: SubjectPage | undefined): PageContent => ({
  settings: settingsIn({ ...page, bgColor: page?.bgColor || FIRST_COLOUR }),
  blocks: page?.blocks ?? [],
})

/**
 * Builds a topic page: block types and layers at the left, the phone in the middle, properties at the right. Every
 * step can be undone. Unsaved changes are kept in this browser tab.
 */
export const Builder = ({ initial, reload }: { initial: SubjectPage | undefined; reload: () => void }) => {
  const t = useT()
  const { setDirty } = useScreen()
  const leave = useLeave()
  const [state, dispatch] = useReducer(reduce, initial, (page) => begin(contentOf(page)))
  const [saved, setSaved] = useState(state.page)
  const [stored, setStored] = useState(() => storedOf(initial))
  const [side, setSide] = useState<'palette' | 'layers'>('palette')
  const [checked, setChecked] = useState<'draft' | 'page'>()
  const [isPreviewed, setPreviewed] = useState(false)
  const [uploading, setUploading] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const isDesk = useMedia('(width >= 992px)')
  const { page, chosen } = state
  const { settings, blocks } = page
  const isDirty = page !== saved
  const copy = useWorkingCopy(`subjectPage.${stored.id ?? 'new'}`)
  const world = useWorldOf(blocks)
  const { acts, add, drop, onKey, told } = useActs(state, dispatch, list)
  useRecordName(initial?.title)

  useEffect(() => {
    setDirty(isDirty)
    if (isDirty) copy.keep(page, stored.updateTime)
  }, [isDirty, page, copy, stored.updateTime, setDirty])

  const hold: HoldUpload = useCallback((work) => {
    setUploading((count) => count + 1)
    void work(new AbortController().signal).finally(() => setUploading((count) => count - 1))
  }, [])
  const latest = useRef(page)
  useEffect(() => {
    latest.current = page
  })
  const faultsOf = (content: PageContent) => pageFaults(content, t, world, Date.now())
  const saving = useSaving({
    page,
    stored,
    onSaved: (content, now) => {
      // Changes made during the save are still unsaved.
      if (latest.current === content || stored.id === undefined) copy.forget()
      setSaved(content)
      setStored(now)
    },
    draftFaults: (content) => draftFaults(content, t),
    pageFaults: faultsOf,
    onFaults: (found) =>
      setChecked(
        found.length
          ? found.every(({ field }) => field === 'title') &&
            stored.status !== subjectStatus.published &&
            checked !== 'page'
            ? 'draft'
            : 'page'
          : undefined,
      ),
    keepDraft: () => {
      copy.keepNow(page, stored.updateTime)
      setDirty(false)
    },
    reload,
  })
  useSaveKey(root, saving.save)
  const faults = checked === 'page' ? faultsOf(page) : checked === 'draft' ? draftFaults(page, t) : []
  const faultKey = faults.flatMap(({ block }) => block ?? []).join()
  const faulty = useMemo(() => new Set(faultKey.split(',').filter(Boolean)), [faultKey])
  const deadKey = blocks
    .filter((block) => kindOf(block.blockType)?.links(block.props).some(world.isDead))
    .map(({ id }) => id)
    .join()
  const dead = useMemo(() => new Set(deadKey.split(',').filter(Boolean)), [deadKey])
  const full = blocks.length >= MAX_BLOCKS
  // The properties of another block render in slices, so that moving through the blocks by keyboard does not wait for
  // them.
  const shown = useDeferredValue(chosen)
  const block = blocks.find(({ id }) => id === shown)
  const set = (change: Partial<Settings>) => dispatch({ do: 'settings', change, at: Date.now() })
  const layerActs = useMemo(
    () => ({
      ...acts,
      choose: (id: string) => {
        acts.choose(id)
        list.current?.querySelector(`[data-block="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' })
      },
    }),
    [acts, list],
  )
  const lead = (fault: Fault) => {
    dispatch({ do: 'choose', id: fault.block })
    const place = blocks.findIndex(({ id }) => id === fault.block)
    list.current?.querySelectorAll('[data-block]')[place]?.scrollIntoView({ block: 'center' })
  }
  const isNew = stored.status === subjectStatus.draft
  if (!isDesk)
    return (
      <WorldProvider of={world}>
        <Alert type="info" showIcon className="space-below" title={t('pageBuilder.onDesk')} />
        <div className="page-alone">
          <PagePhone settings={settings} blocks={blocks} />
        </div>
      </WorldProvider>
    )
  return (
    <WorldProvider of={world}>
      <UploadsContext value={hold}>
        <div ref={root} className="page-builder">
          {copy.found && (
            <DraftOffer
              at={copy.found.at}
              restore={() => {
                if (!copy.found) return
                dispatch({ do: 'load', page: copy.found.page })
                setStored({ ...stored, updateTime: copy.found.updateTime ?? stored.updateTime })
                copy.settle()
              }}
              discard={() => {
                copy.forget()
                copy.settle()
              }}
            />
          )}
          <div className="page-bar" role="toolbar" aria-label={t('pageBuilder.toolbar')}>
            <Space wrap>
              <Button onClick={leave}>{t('kit.toList')}</Button>
              <StatusTag field={subject.status} value={stored.status} />
              <span className="quiet">{t(isDirty ? 'pageBuilder.unsaved' : 'pageBuilder.allSaved')}</span>
            </Space>
            <Space wrap>
              <Button
                icon={<UndoOutlined />}
                disabled={state.past.length === 0}
                onClick={() => dispatch({ do: 'undo' })}
              >
                {t('pageBuilder.undo')}
              </Button>
              <Button
                icon={<RedoOutlined />}
                disabled={state.future.length === 0}
                onClick={() => dispatch({ do: 'redo' })}
              >
                {t('pageBuilder.redo')}
              </Button>
              <Button icon={<EyeOutlined />} onClick={() => setPreviewed(true)}>
                {t('shopPages.preview')}
              </Button>
              <Button
                type={stored.status === subjectStatus.published ? 'primary' : 'default'}
                loading={saving.busy || uploading > 0}
                onClick={saving.save}
              >
                {t(isNew ? 'kit.saveDraft' : 'kit.save')}
              </Button>
              {stored.status !== subjectStatus.published && (
                <Button type="primary" loading={saving.busy || uploading > 0} onClick={saving.publish}>
                  {t('shopPages.publish')}
                </Button>
              )}
            </Space>
          </div>
          {faults.length > 0 && <Faults faults={faults} lead={lead} />}
          <Dragging list={list} drop={drop}>
            {(line) => (
              <div className="page-panes">
                <aside className="page-side" aria-label={t('pageBuilder.blocksSide')}>
                  <Segmented<'palette' | 'layers'>
                    block
                    aria-label={t('pageBuilder.blocksSide')}
                    value={side}
                    onChange={setSide}
                    options={[
                      { value: 'palette', label: t('pageBuilder.palette') },
                      { value: 'layers', label: `${t('pageBuilder.layers')} ${blocks.length}/${MAX_BLOCKS}` },
                    ]}
                  />
                  {side === 'palette' ? (
                    <Palette full={full} add={add} />
                  ) : (
                    <Layers
                      blocks={blocks}
                      chosen={chosen}
                      faulty={faulty}
                      dead={dead}
                      full={full}
                      acts={layerActs}
                      move={(id, place) => dispatch({ do: 'move', id, place })}
                    />
                  )}
                </aside>
                <Phone
                  settings={settings}
                  blocks={blocks}
                  chosen={chosen}
                  faulty={faulty}
                  dead={dead}
                  line={line}
                  full={full}
                  list={list}
                  acts={acts}
                  onKey={onKey}
                />
                <aside aria-label={t('pageBuilder.properties')}>
                  {block && (
                    <Button size="small" type="link" onClick={() => dispatch({ do: 'choose', id: undefined })}>
                      {t('pageBuilder.toSettings')}
                    </Button>
                  )}
                  {block ? (
                    <BlockProperties
                      key={block.id}
                      block={block}
                      edit={(what: string, change: (now: Block) => Block) =>
                        dispatch({ do: 'edit', id: block.id, what, change, at: Date.now() })
                      }
                    />
                  ) : (
                    <PageSettings settings={settings} fixed={stored.status === subjectStatus.published} set={set} />
                  )}
                </aside>
              </div>
            )}
          </Dragging>
          <span role="status" className="hidden-text">
            {told}
          </span>
          {isPreviewed && (
            <PreviewPanel page={page} id={isDirty ? undefined : stored.id} onClose={() => setPreviewed(false)} />
          )}
          {saving.windows}
        </div>
      </UploadsContext>
    </WorldProvider>
  )
}

const Faults = ({ faults, lead }: { faults: readonly Fault[]; lead: (fault: Fault) => void }) => {
  const t = useT()
  return (
    <Alert
      type="error"
      showIcon
      className="space-below"
      title={t('pageBuilder.faults', { count: faults.length })}
      description={
        <ul className="page-faults">
          {faults.map((fault) => (
            <li key={`${fault.block ?? fault.field ?? ''} ${fault.text}`}>
              <Button size="small" type="link" danger onClick={() => lead(fault)}>
                {fault.text}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  )
}
