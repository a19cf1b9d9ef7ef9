import { useState } from 'react'
import { Avatar } from '../../runtime/ui/Avatar'
import { Banner } from '../../runtime/ui/Banner'
import { Button } from '../../runtime/ui/Button'
import { Card } from '../../runtime/ui/Card'
import { DialogPanel } from '../../runtime/ui/DialogPanel'
import { EmptyState } from '../../runtime/ui/EmptyState'
import { ErrorState } from '../../runtime/ui/ErrorState'
import { LanguageList } from '../../runtime/ui/LanguageList'
import { ProfileIcon } from '../../runtime/ui/ProfileIcon'
import { Progress } from '../../runtime/ui/Progress'
import { ProgressRing } from '../../runtime/ui/ProgressRing'
import { Sheet } from '../../runtime/ui/Sheet'
import { SkeletonForm } from '../../runtime/ui/SkeletonForm'
import { SkeletonHero } from '../../runtime/ui/SkeletonHero'
import { SkeletonLane } from '../../runtime/ui/SkeletonLane'
import { SkeletonList } from '../../runtime/ui/SkeletonList'
import { Toast } from '../../runtime/ui/Toast'
import { Examples, Section } from './Section'
import type { SampleTexts } from './sampleTexts'

const tones = ['info', 'success', 'warning', 'danger'] as const

const languages = [
  { code: 'VI', name: 'Tiếng Việt', lang: 'vi', dir: 'ltr' },
  { code: 'UR', name: 'اردو', lang: 'ur', dir: 'rtl' },
  { code: 'CN', name: '简体中文', lang: 'zh-Hans', dir: 'ltr' },
  { code: 'PT-BR', name: 'Português (Brasil)', lang: 'pt-BR', dir: 'ltr' },
] as const

function DialogsAndSheets({ words }: { words: SampleTexts }) {
  const [language, setLanguage] = useState('VI')
  const close = () => undefined
  return (
    <>
      <Section title="Dialog">
        <div className="Gallery-mask">
          <DialogPanel
            title={words.errorTitle}
            onClose={close}
            closeLabel={words.close}
            actions={
              <>
                <Button variant="text">{words.support}</Button>
                <Button>{words.retry}</Button>
              </>
            }
          >
            <p>{words.errorText}</p>
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

function LoadingStates({ words }: { words: SampleTexts }) {
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
        <Progress label={words.welcome} />
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
        <Examples>
          {Array.from({ length: 10 }, (_, icon) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is the picture
            <ProfileIcon key={icon} icon={icon} />
          ))}
        </Examples>
      </Section>
    </>
  )
}

/** Notices, dialogs, loading states and errors. */
export function Feedback({ words }: { words: SampleTexts }) {
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
            {words.errorText}
          </Banner>
        ))}
        {tones.map((tone) => (
          <Toast key={tone} tone={tone} text={words.saved} />
        ))}
      </Section>
      <DialogsAndSheets words={words} />
      <Section title="Empty and error states">
        <Card>
          <EmptyState title={words.emptyTitle} text={words.emptyText} icon="search" />
        </Card>
        <ErrorState
          title={words.errorTitle}
          text={words.errorText}
          icon="offline"
          code="E-502-7F3A"
          retry={{ label: words.retry, onClick: () => undefined }}
          support={{ label: words.support, href: '#' }}
        />
      </Section>
      <LoadingStates words={words} />
    </>
  )
}
