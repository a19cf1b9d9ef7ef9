import { useState } from 'react'
import { Avatar } from '../../runtime/ui/Avatar'
import { Banner } from '../../runtime/ui/Banner'
import { Button } from '../../runtime/ui/Button'
import { Card } from '../../runtime/ui/Card'
import { DialogPanel } from '../../runtime/ui/DialogPanel'
import { EmptyState } from '../../runtime/ui/EmptyState'
import { ErrorState } from '../../runtime/ui/ErrorState'
import { LanguageList } from '../../runtime/ui/LanguageList'
import { Progress } from '../../runtime/ui/Progress'
import { ProgressRing } from '../../runtime/ui/ProgressRing'
import { Sheet } from '../../runtime/ui/Sheet'
import { SkeletonForm } from '../../runtime/ui/SkeletonForm'
import { SkeletonHero } from '../../runtime/ui/SkeletonHero'
import { SkeletonLane } from '../../runtime/ui/SkeletonLane'
import { SkeletonList } from '../../runtime/ui/SkeletonList'
import { Toast } from '../../runtime/ui/Toast'
import { Examples, Section } from './Section'
import type { Words } from './words'

const tones = ['info', 'success', 'warning', 'danger'] as const

const languages = [
  { code: 'VI', name: 'Tiếng Việt', lang: 'vi', dir: 'ltr' },
  { code: 'UR', name: 'اردو', lang: 'ur', dir: 'rtl' },
  { code: 'CN', name: '简体中文', lang: 'zh-Hans', dir: 'ltr' },
  { code: 'PT-BR', name: 'Português (Brasil)', lang: 'pt-BR', dir: 'ltr' },
] as const

function Layers({ words }: { words: Words }) {
  const [language, setLanguage] = useState('VI')
  const close = () => undefined
  return (
    <>
      <Section title="Dialog">
        <div className="Gallery-mask">
          <DialogPanel
            title={words.failed}
            onClose={close}
            closeLabel={words.close}
            actions={
              <>
                <Button variant="text">{words.support}</Button>
                <Button>{words.retry}</Button>
              </>
            }
          >
            <p>{words.failedText}</p>
          </DialogPanel>
        </div>
      </Section>
      <Section title="Sheet">
        <div className="Gallery-mask">
          <Sheet title={words.language} onClose={close} closeLabel={words.close}>
            <LanguageList
              label={words.language}
              languages={languages}
              current={language}
              onSelect={setLanguage}
            />
          </Sheet>
        </div>
      </Section>
    </>
  )
}

function Waiting({ words }: { words: Words }) {
  return (
    <>
      <Section title="Skeletons" frame>
        <SkeletonHero />
        <SkeletonLane shape="square" />
        <SkeletonLane />
        <div className="Gallery-body">
          <SkeletonList rows={2} />
          <SkeletonForm />
        </div>
      </Section>
      <Section title="Progress">
        <Progress label={words.hello} />
        <Card tone="brand">
          <Examples>
            <ProgressRing label={words.progress} value={0.64}>
              64
            </ProgressRing>
            <ProgressRing label={words.progress} value={0}>
              0
            </ProgressRing>
          </Examples>
        </Card>
        <Examples>
          {['linh', 'bruno', 'ayesha', 'user88', 'Mai', 'zed', 'Öz', '李'].map((name) => (
            <Avatar key={name} seed={name} name={name} />
          ))}
        </Examples>
      </Section>
    </>
  )
}

/** What the site says back: notices, layers, waits, failures. */
export function Feedback({ words }: { words: Words }) {
  return (
    <>
      <Section title="Banners and toasts">
        {tones.map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            title={words.offer}
            onClose={() => undefined}
            closeLabel={words.close}
          >
            {words.failedText}
          </Banner>
        ))}
        {tones.map((tone) => (
          <Toast key={tone} tone={tone} text={words.saved} />
        ))}
      </Section>
      <Layers words={words} />
      <Section title="Nothing and failure">
        <Card>
          <EmptyState title={words.nothing} text={words.nothingText} icon="search" />
        </Card>
        <ErrorState
          title={words.failed}
          text={words.failedText}
          icon="offline"
          code="E-502-7F3A"
          retry={{ label: words.retry, onClick: () => undefined }}
          support={{ label: words.support, href: '#' }}
        />
      </Section>
      <Waiting words={words} />
    </>
  )
}
