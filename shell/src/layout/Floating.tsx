import { BackCloses } from './BackCloses';
import { Contained } from './Contained';
import { SideBar } from './footer/SideBar';
import { ProfileBar } from './message/ProfileBar';
import { NavigationBusy } from './NavigationBusy';

/** What floats over every page, so that it moves nothing when it comes later, and a rare message above all. Before it is loaded nobody navigates. */
export const Floating = () => (
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
);
