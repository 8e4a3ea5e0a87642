import { BackCloses } from './BackCloses';
import { Contained } from './Contained';
import { KeptFocus } from './focus/KeptFocus';
import { SideBar } from './footer/SideBar';
import { ProfileBar } from './message/ProfileBar';
import { NavigationBusy } from './NavigationBusy';

interface FloatingProps {
  /** True in an area with its own frame, which has nothing of the shell over it. */
  readonly bare: boolean;
}

/**
 * What floats over every page, so that it moves nothing when it comes later, and a rare message above all; and what keeps the focus.
 * Before it is loaded nobody navigates.
 */
export const Floating = ({ bare }: FloatingProps) => (
  <>
    <KeptFocus />
    {!bare && (
      <>
        <ProfileBar />
        <Contained>
          <BackCloses />
        </Contained>
        <NavigationBusy />
        <Contained>
          <SideBar />
        </Contained>
      </>
    )}
  </>
);
