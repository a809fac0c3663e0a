import { Button } from 'antd'
import { useT } from '@/locales'
import { type Decision, PASS, taskName } from '../../parts/useDecision'
import type { DeskWork } from '../useDeskKeys'

const Key = ({ children }: { children: string }) => (
  <kbd className="desk-key" aria-hidden>
    {children}
  </kbd>
)

export const Buttons = ({
  does,
  decides,
  isPost,
  isEmpty,
  held,
}: {
  does: DeskWork
  decides: boolean
  isPost: boolean
  isEmpty: boolean
  held: Decision | undefined
}) => {
  const t = useT()
  return (
    <footer className="desk-foot">
      <div role="status" className="desk-held" key={held?.task.auditId}>
        {held && (
          <>
            <span>
              {t(held.result === PASS ? 'reviewDesk.heldPass' : 'reviewDesk.heldReject', { name: taskName(held.task) })}
            </span>
            <Button size="small" aria-keyshortcuts="Z" onClick={does.undo}>
              {t('reviewDesk.undo')} <Key>Z</Key>
            </Button>
            <i className="desk-left" aria-hidden />
          </>
        )}
      </div>
      {!isEmpty && (
        <div className="desk-buttons">
          {decides && (
            <>
              <Button type="primary" aria-keyshortcuts="A" onClick={does.pass}>
                {t('review.pass')} <Key>A</Key>
              </Button>
              {isPost && (
                <Button aria-keyshortcuts="S" onClick={does.sink}>
                  {t('reviewDesk.passAndSink')} <Key>S</Key>
                </Button>
              )}
              <Button aria-keyshortcuts="R" onClick={() => does.reject()}>
                {t('review.reject')} <Key>R</Key> <Key>1-9</Key>
              </Button>
            </>
          )}
          <Button type="text" aria-keyshortcuts="ArrowLeft" onClick={does.previous}>
            {t('reviewDesk.previous')} <Key>←</Key>
          </Button>
          <Button type="text" aria-keyshortcuts="ArrowRight" onClick={does.next}>
            {t('reviewDesk.skip')} <Key>→</Key>
          </Button>
          <Button type="text" aria-keyshortcuts="Space" onClick={does.look}>
            {t('reviewDesk.look')} <Key>␣</Key>
          </Button>
        </div>
      )}
    </footer>
  )
}
