import { useState } from 'react'
import { Button } from '../../runtime/ui/actions/Button'
import { IconButton } from '../../runtime/ui/actions/IconButton'
import { GameCard } from '../../runtime/ui/games/GameCard'
import { Hero } from '../../runtime/ui/games/Hero'
import { type CardShape, Lane } from '../../runtime/ui/games/Lane'
import { Footer } from '../../runtime/ui/layout/Footer'
import { Page } from '../../runtime/ui/layout/Page'
import { SiteNote } from '../../runtime/ui/layout/SiteNote'
import { TopBar } from '../../runtime/ui/layout/TopBar'
import { ChipRow } from '../../runtime/ui/lists/ChipRow'
import { MarkList } from '../../runtime/ui/lists/MarkList'
import * as icons from '../../runtime/ui/media/icons'
import { Marquee } from '../../runtime/ui/media/Marquee'
import { IsolatedText } from '../../runtime/ui/text/IsolatedText'
import { sampleImage } from './sampleImage'
import type { SampleTexts } from './sampleTexts'
import { Logo, SampleBottomBar, type ScreenProps } from './screenParts'

const payments = (['card', 'bank', 'wallet', 'cash', 'coin'] as const).map((symbol) => ({
  name: symbol,
  symbol,
}))

const imageSizes: Record<CardShape, readonly [number, number]> = {
  portrait: [300, 400],
  wide: [480, 300],
  square: [300, 300],
}

function gameCards({
  words,
  shape,
  from: firstSeed,
  notes: hasFootnotes,
}: {
  words: SampleTexts
  shape: CardShape
  from: number
  notes?: boolean
}) {
  return words.games.map((title, index) => (
    <GameCard
      key={title}
      title={title}
      vendor="Example Studio"
      shape={shape}
      image={
        index === 2 && shape === 'portrait'
          ? undefined
          : { src: sampleImage(firstSeed + index, ...imageSizes[shape]) }
      }
      badge={
        index === 0
          ? { text: words.hot, tone: 'danger', icon: icons.fire }
          : index === 1
            ? { text: words.fresh, tone: 'accent' }
            : undefined
      }
      footnote={hasFootnotes ? `00:1${index}:24` : undefined}
      href="#"
    />
  ))
}

/** The lobby of a visitor: hero, marquee, chips, lanes and footer. */
export function Lobby({ words, logo, brand }: ScreenProps) {
  const [slide, setSlide] = useState(0)
  const [category, setCategory] = useState('lottery')
  const categories = ['lottery', 'live', 'slots', 'fishing', 'sports', 'cards'] as const
  const visitorButtons = (
    <>
      <IconButton icon="globe" label={words.language} />
      <Button size="s" variant="text">
        {words.logIn}
      </Button>
      <Button size="s">{words.register}</Button>
    </>
  )
  return (
    <Page
      bleed
      top={<TopBar logo={<Logo logo={logo} />} end={visitorButtons} />}
      bottom={<SampleBottomBar words={words} />}
    >
      <Hero
        label={words.offer}
        index={slide}
        onIndexChange={setSlide}
        dotLabel={(index) => `${index + 1}`}
        control={<IconButton icon={icons.pause} label="pause" />}
        slides={[
          {
            id: 'a',
            alt: words.offer,
            link: { href: '#' },
            image: { src: sampleImage(5, 640, 280) },
          },
          { id: 'b', alt: words.welcome, link: { href: '#' } },
          {
            id: 'c',
            alt: words.live,
            link: { href: '#' },
            note: <SiteNote host="events.example" hint={words.live} />,
            image: { src: sampleImage(12, 640, 280) },
          },
        ]}
      />
      <Marquee
        label={words.notice}
        items={[{ id: 'a', text: words.notice, href: '#' }]}
        speed={60}
        pauseLabel="pause"
        playLabel="play"
      />
      <ChipRow
        label={words.popular}
        active={category}
        onSelect={setCategory}
        items={categories.map((id) => ({
          id,
          icon: id,
          label: words.games[categories.indexOf(id)] ?? id,
        }))}
      />
      <Lane
        title={words.lottery}
        icon="lottery"
        shape="square"
        count="6"
        seeAll={{ label: words.all, href: '#' }}
      >
        {gameCards({ words, shape: 'square', from: 20, notes: true })}
      </Lane>
      <Lane title={words.popular} icon={icons.fire} count="128" seeAll={{ label: words.all, href: '#' }}>
        {gameCards({ words, shape: 'portrait', from: 1 })}
      </Lane>
      <Lane title={words.live} icon="live" shape="wide" seeAll={{ label: words.all, href: '#' }}>
        {gameCards({ words, shape: 'wide', from: 40 })}
      </Lane>
      <Footer
        notices={{
          title: words.support,
          links: [
            { id: 'a', label: words.support, href: '#' },
            { id: 'b', label: words.age, href: '#', external: true },
          ],
        }}
        age={{ mark: brand.age, text: words.age }}
        licence={<IsolatedText text={words.licence} />}
      >
        <MarkList label={words.balance} marks={payments} />
        <MarkList label={words.age} marks={[{ name: 'Safe Play', href: '#' }]} />
      </Footer>
    </Page>
  )
}
