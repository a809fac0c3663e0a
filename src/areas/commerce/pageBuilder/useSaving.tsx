import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as specials from '@/api/commerce/specials'
import type { SubjectInput, SubjectPage } from '@/api/commerce/specials'
import { notify } from '@/api/notices'
import { cell } from '@/api/refs'
import { subjectStatus, subjectType } from '@/entities/commerce/subject'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog, type Confirmation } from '@/kit/dialog/ConfirmDialog'
import { ChangedMeanwhile, useChanged } from '@/kit/form/changed'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import type { Fault } from './checks'
import { HomeNote } from './HomeNote'
import type { PageContent } from './state'

/** State of the page on the server. `id` is undefined until the first save. */
export interface Stored {
  id: string | undefined
  status: number
  /** Version that the next save is compared with. Undefined if unknown. */
  updateTime: string | undefined
}
export const storedOf = (page: SubjectPage | undefined): Stored => ({
  id: page?.id,
  status: page ? Number(page.status) : subjectStatus.draft,
  updateTime: page?.updateTime,
})

/** Returns a page as sent: its blocks in order, including unknown properties. */
export const inputOf = ({ settings, blocks }: PageContent, status: number): SubjectInput => ({
  ...settings,
  // The type is chosen before publication; a draft may lack it.
  pageType: settings.pageType as SubjectInput['pageType'],
  ...(settings.pageType === subjectType.home && { startTime: '', endTime: '' }),
  blocks: blocks.map((block, at) => ({ ...block, sort: at + 1 })),
  status,
})

/**
 * Saves a page as a draft, in its state, or published. Faults are reported before anything is sent, and a save that
 * is immediately public is confirmed. A refusal changes nothing locally. A version saved by another user in the
 * meantime is kept or overwritten, as the user chooses.
 */
export const useSaving = ({
  page,
  stored,
  onSaved,
  draftFaults,
  pageFaults,
  onFaults,
  keepDraft,
  reload,
}: {
  page: PageContent
  stored: Stored
  onSaved: (page: PageContent, stored: Stored) => void
  draftFaults: (page: PageContent) => readonly Fault[]
  pageFaults: (page: PageContent) => readonly Fault[]
  /** Receives the faults before a save, empty if it is sent. */
  onFaults: (faults: readonly Fault[]) => void
  keepDraft: () => void
  reload: () => void
}): { save: () => void; publish: () => void; busy: boolean; windows: ReactNode } => {
  const t = useT()
  const { setQuery } = useScreen()
  const { act, busy } = useAction()
  const { send, ...changed } = useChanged()
  const [asked, setAsked] = useState<{ question: Confirmation; status: number }>()
  const wanted = useRef<number>(stored.status)
  const now = useRef({ page, stored })
  useEffect(() => {
    now.current = { page, stored }
  })
  const isLive = stored.status === subjectStatus.published
  const run = (status: number) => {
    wanted.current = status
    const { page: content, stored: before } = now.current
    void act(
      async () => {
        const input = inputOf(content, status)
        const { id } = before
        if (id === undefined) {
          const made = cell('id', await specials.createSubject(input))
          const own = typeof made === 'string' && made ? made : undefined
          onSaved(content, { id: own, status, updateTime: undefined })
          if (own) setQuery({ id: own })
          await readVersion(own, content, status)
          return
        }
        await send(
          (force) => specials.updateSubject({ id, ...input, updateTime: before.updateTime, ...force }, { quiet: true }),
          () => specials.getSubject({ id }, { quiet: true }),
        )
        onSaved(content, { id, status, updateTime: undefined })
        await readVersion(id, content, status)
      },
      { done: t(status === subjectStatus.published && !isLive ? 'shopPages.published' : 'pageBuilder.saved') },
    )
  }
  /** Loads the version that a save created, for the next save. If that fails, the next save detects no conflict. */
  const readVersion = async (id: string | undefined, content: PageContent, status: number) => {
    const read =
      id === undefined ? undefined : await specials.getSubject({ id }, { quiet: true }).catch(() => undefined)
    if (id !== undefined && read)
      onSaved(content, { id, status: Number(read.status ?? status), updateTime: read.updateTime })
  }
  const start = (status: number) => {
    const found = status === subjectStatus.published ? pageFaults(page) : draftFaults(page)
    onFaults(found)
    if (found.length) return notify('error', found[0]?.text ?? '')
    if (status !== subjectStatus.published) return run(status)
    const isHome = page.settings.pageType === subjectType.home
    setAsked({
      status,
      question: isLive
        ? { title: t('pageBuilder.liveAsk'), effect: t('pageBuilder.liveEffect'), okText: t('kit.save') }
        : {
            title: t('shopPages.publishAsk', { name: page.settings.title }),
            more: isHome && <HomeNote />,
            effect: t('shopPages.publishEffect'),
            okText: t('shopPages.publish'),
          },
    })
  }
  return {
    save: () => start(stored.status),
    publish: () => start(subjectStatus.published),
    busy,
    windows: (
      <>
        <ConfirmDialog
          question={asked?.question}
          busy={busy}
          onCancel={() => setAsked(undefined)}
          onOk={() => {
            setAsked(undefined)
            if (asked) run(asked.status)
          }}
        />
        <ChangedMeanwhile of={changed} submit={() => run(wanted.current)} saveDraft={keepDraft} reload={reload} />
      </>
    ),
  }
}
